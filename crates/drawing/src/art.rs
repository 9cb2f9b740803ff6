//! The drawings, as they are in `web/src/art`, and the colours they leave to a style sheet.

macro_rules! drawings {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../web/src/art/", $name, ".svg")))),+]
    };
}

/// Every drawing that a picture may need, by its path.
const DRAWINGS: &[(&str, &str)] = drawings![
    "scene/cactus",
    "scene/car-armored",
    "scene/car-arsenal",
    "scene/car-baggage",
    "scene/car-coal",
    "scene/car-dining",
    "scene/car-first",
    "scene/car-infirmary",
    "scene/car-mail",
    "scene/car-saloon",
    "scene/car-second",
    "scene/ground",
    "scene/loco-armored",
    "scene/loco",
    "scene/mesa-far",
    "scene/mesa-mid",
    "scene/mesa-near",
    "scene/rails",
    "scene/scrub",
    "scene/sky",
    "scene/sun",
    "scene/wheel-drive",
    "scene/wheel",
    "bandits/belle",
    "bandits/cheyenne",
    "bandits/courier",
    "bandits/django",
    "bandits/doc",
    "bandits/ghost",
    "bandits/marshal",
    "bandits/mei",
    "bandits/misty",
    "bandits/tuco",
    "bandits/twinzz",
    "loot/bag",
    "loot/document-blue",
    "loot/document-fake",
    "loot/document-red",
    "loot/document",
    "loot/jewel",
    "loot/nugget",
    "loot/purse",
    "loot/strongbox",
    "portraits/belle",
    "portraits/cheyenne",
    "portraits/django",
    "portraits/doc",
    "portraits/ghost",
    "portraits/mei",
    "portraits/misty",
    "portraits/tuco",
    "portraits/twinzz",
    "cards/cylinder-0",
    "cards/cylinder-1",
    "cards/cylinder-2",
    "cards/cylinder-3",
    "cards/cylinder-4",
    "cards/cylinder-5",
    "cards/cylinder-6",
    "cards/machine-gun",
];

/// Noon, as `web/src/style/palette.css` has it; what is mixed there is mixed here already.
const COLOURS: &[(&str, &str)] = &[
    ("ballast", "#9a6a48"),
    ("ground-1", "#9b5634"),
    ("ground-2", "#86472c"),
    ("ground-3", "#713824"),
    ("ground-hi", "#c07c55"),
    ("mesa-far", "#d99a6c"),
    ("mesa-far-2", "#d49366"),
    ("mesa-mid", "#c88157"),
    ("mesa-mid-2", "#c37950"),
    ("mesa-near", "#b5653f"),
    ("mesa-low", "#a45a38"),
    ("rail", "#4d4a4a"),
    ("rail-hi", "#b9ab98"),
    ("scrub", "#7d7a3f"),
    ("scrub-dark", "#635f30"),
    ("scrub-far", "#91723f"),
    ("sky-1", "#7fb2b4"),
    ("sky-2", "#9dbcae"),
    ("sky-3", "#bac6a9"),
    ("sky-4", "#d7cfa5"),
    ("sky-5", "#f6d9a0"),
    ("sleeper", "#54341f"),
    ("sun", "#fbe7b0"),
    ("sun-mid", "#f8d98c"),
    ("sun-ring", "#f4c873"),
    ("wheel", "#3b2a20"),
    ("wheel-in", "#6a4b36"),
];

/// A drawing: the box it was drawn in, and what is in it.
pub(crate) struct Drawing {
    pub(crate) view_box: &'static str,
    pub(crate) body: String,
}

/// The drawing with this path.
pub(crate) fn drawing(path: &str) -> Option<Drawing> {
    let (_, source) = DRAWINGS.iter().find(|(name, _)| *name == path)?;
    let start = source.find("<svg")?;
    let open = start + source[start..].find('>')?;
    let view_box = source[start..open].split("viewBox=\"").nth(1)?.split('"').next()?;
    let mut body = source[open + 1..source.rfind("</svg>")?].to_owned();
    // A picture has one title, its own.
    for tag in ["title", "desc"] {
        while let (Some(from), Some(to)) = (body.find(&format!("<{tag}")), body.find(&format!("</{tag}>")))
        {
            body.replace_range(from..to + tag.len() + 3, "");
        }
    }
    for (name, colour) in COLOURS {
        body = body.replace(&format!("var(--{name})"), colour);
    }
    Some(Drawing { view_box, body })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_can_be_used_and_leaves_no_colour_open() {
        for (name, _) in DRAWINGS {
            let drawing = drawing(name).unwrap_or_else(|| panic!("{name} is no drawing with a box"));
            assert!(!drawing.body.contains("var(--"), "{name} has a colour that is not in the list");
            assert_eq!(drawing.view_box.split(' ').count(), 4, "{name}");
        }
    }
}
