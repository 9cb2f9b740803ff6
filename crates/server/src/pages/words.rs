//! The words of a preview, in the languages of the web client. Chat programs seldom say which language their readers have; then it
//! is English.

use axum::http::{HeaderMap, header};
use folsom_protocol::SetupJson;
use folsom_rules::Named;

/// The words of a language.
pub(super) struct Words {
    language: &'static str,
    pub(super) locale: &'static str,
    pub(super) slogan: &'static str,
    pub(super) drawing: &'static str,
    pub(super) table: &'static str,
    pub(super) replay: &'static str,
    pub(super) players: &'static str,
    pub(super) free: &'static str,
    pub(super) running: &'static str,
    pub(super) won: &'static str,
    pub(super) over: &'static str,
    pub(super) closed: &'static str,
    pub(super) somebody: &'static str,
    pub(super) bot: &'static str,
    /// What rulebooks are called, as in `web/src/words/*/names.ftl`.
    rulebooks: [(&'static str, &'static str); 8],
}

const ALL: [Words; 4] = [
    Words {
        language: "en",
        locale: "en_GB",
        slogan: "Train robbery for friends and bots.",
        drawing: "Bandits on the roof of a train",
        table: "A table",
        replay: "A game to watch again",
        players: "Players",
        free: "Free chairs",
        running: "The game is on.",
        won: "Won by",
        over: "The game is over.",
        closed: "The table is closed.",
        somebody: "somebody",
        bot: "a bot",
        rulebooks: [
            ("ru14", "2014 edition"),
            ("pl15", "2015 edition"),
            ("ru18-basic", "First game"),
            ("ru18-advanced", "Standard game"),
            ("ua-basic", "First game (UA)"),
            ("ua-advanced", "Standard game (UA)"),
            ("couriers", "Couriers"),
            ("couriers-betrayal", "Betrayal"),
        ],
    },
    Words {
        language: "ru",
        locale: "ru_RU",
        slogan: "Ограбление поезда с друзьями и ботами.",
        drawing: "Бандиты на крыше поезда",
        table: "Стол",
        replay: "Запись игры",
        players: "Игроков",
        free: "Свободных мест",
        running: "Игра идёт.",
        won: "Победа",
        over: "Игра окончена.",
        closed: "Стол закрыт.",
        somebody: "кто-то",
        bot: "бот",
        rulebooks: [
            ("ru14", "Издание 2014"),
            ("pl15", "Издание 2015"),
            ("ru18-basic", "Первая игра"),
            ("ru18-advanced", "Обычная игра"),
            ("ua-basic", "Первая игра (UA)"),
            ("ua-advanced", "Обычная игра (UA)"),
            ("couriers", "Курьеры"),
            ("couriers-betrayal", "Предательство"),
        ],
    },
    Words {
        language: "uk",
        locale: "uk_UA",
        slogan: "Пограбування поїзда з друзями та ботами.",
        drawing: "Бандити на даху поїзда",
        table: "Стіл",
        replay: "Запис гри",
        players: "Гравців",
        free: "Вільних місць",
        running: "Гра триває.",
        won: "Перемога",
        over: "Гру закінчено.",
        closed: "Стіл закрито.",
        somebody: "хтось",
        bot: "бот",
        rulebooks: [
            ("ru14", "Видання 2014"),
            ("pl15", "Видання 2015"),
            ("ru18-basic", "Перша гра"),
            ("ru18-advanced", "Видання 2018"),
            ("ua-basic", "Перша гра (укр. видання)"),
            ("ua-advanced", "Українське видання"),
            ("couriers", "Кур’єри"),
            ("couriers-betrayal", "Зрада"),
        ],
    },
    Words {
        language: "pl",
        locale: "pl_PL",
        slogan: "Napad na pociąg ze znajomymi i botami.",
        drawing: "Bandyci na dachu pociągu",
        table: "Stół",
        replay: "Zapis gry",
        players: "Gracze",
        free: "Wolne miejsca",
        running: "Gra trwa.",
        won: "Wygrana",
        over: "Gra skończona.",
        closed: "Stół zamknięty.",
        somebody: "ktoś",
        bot: "bot",
        rulebooks: [
            ("ru14", "Wydanie 2014"),
            ("pl15", "Wydanie 2015"),
            ("ru18-basic", "Pierwsza gra"),
            ("ru18-advanced", "Wydanie 2018"),
            ("ua-basic", "Pierwsza gra (wyd. ukraińskie)"),
            ("ua-advanced", "Wydanie ukraińskie"),
            ("couriers", "Kurierzy"),
            ("couriers-betrayal", "Zdrada"),
        ],
    },
];

impl Words {
    /// Those of the language that whoever asks likes best, of those there are.
    pub(super) fn of(headers: &HeaderMap) -> &'static Self {
        let asked =
            headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
        let mut languages: Vec<(&str, f32)> = asked
            .split(',')
            .map(|one| {
                let (tag, quality) = one.split_once(";q=").unwrap_or((one, "1"));
                (tag.trim().split('-').next().unwrap_or(""), quality.trim().parse().unwrap_or(0.0))
            })
            .collect();
        languages.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let known =
            |&(tag, _): &(&str, f32)| ALL.iter().find(|words| words.language.eq_ignore_ascii_case(tag));
        languages.iter().find_map(known).unwrap_or(&ALL[0])
    }

    /// What the rulebook of a table is called.
    pub(super) fn rulebook(&self, setup: &SetupJson) -> &'static str {
        let preset = setup.preset.0.name();
        self.rulebooks.iter().find(|(name, _)| *name == preset).map_or("Folsom", |(_, called)| called)
    }
}

#[cfg(test)]
mod tests {
    use folsom_rules::Preset;

    use super::*;

    #[test]
    fn rulebooks_are_called_as_in_the_web_client() {
        for words in &ALL {
            let path =
                format!("{}/../../web/src/words/{}/names.ftl", env!("CARGO_MANIFEST_DIR"), words.language);
            let names = std::fs::read_to_string(path).unwrap();
            let presets: Vec<&str> = Preset::ALL.iter().map(|preset| preset.name()).collect();
            assert_eq!(words.rulebooks.map(|(preset, _)| preset).to_vec(), presets);
            for (preset, called) in words.rulebooks {
                assert!(
                    names.contains(&format!("\npreset-{preset} = {called}\n")),
                    "{preset} in {}",
                    words.language
                );
            }
        }
    }

    #[test]
    fn the_reader_gets_the_language_they_like_best() {
        let of = |text: &str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, text.parse().unwrap())]);
            Words::of(&headers).language
        };
        assert_eq!((of("pl"), of("uk-UA,uk;q=0.9,en;q=0.8")), ("pl", "uk"));
        assert_eq!((of("de,fr;q=0.9,RU;q=0.5,en;q=0.3"), of("en;q=0.1,pl;q=0.2")), ("ru", "pl"));
        assert_eq!((of("de"), of("q=;;,,%"), of("")), ("en", "en", "en"));
    }
}
