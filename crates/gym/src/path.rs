//! How a choice is answered: most with one answer, larger ones with several small ones, one after another.
//!
//! A card is played and then perhaps followed (V34); kept cards (V12) and healed bullets (C46) are named one by one, in the order of
//! their faces, so that there is one way only to say each choice; a pickpocket (B45) is named before the purse, a teammate (C35)
//! before the action.

use folsom_rules::{
    Action, Ask, Card, Choice, Choices, Find, Gist, Indexed, Kept, Prompt, Token, Worth, ask,
};
use tinyvec::ArrayVec;

use crate::answers::{Answers, Block};
use crate::frame::Frame;

/// Answers given one after another: more than any choice takes.
pub(crate) type Path = ArrayVec<[u16; 16]>;

/// A question as it stands after some answers: what is offered next.
pub(crate) struct Question<'a> {
    frame: Frame<'a>,
    choices: Choices,
    ask: Ask,
    path: &'a [u16],
    pub(crate) tokens: ArrayVec<[Token; 40]>,
}

/// What an answer leads to.
pub(crate) enum Next {
    /// There is more to be said.
    More,
    /// This is the choice.
    Choice(Choice),
}

impl<'a> Question<'a> {
    /// The question that the seat of this frame is asked.
    #[inline]
    pub(crate) fn new(
        frame: Frame<'a>,
        choices: Choices,
        prompt: &Prompt,
        path: &'a [u16],
        worth: impl Fn(Token) -> Option<Worth>,
    ) -> Self {
        let mut question = Self { frame, choices, ask: prompt.ask, path, tokens: ArrayVec::new() };
        if Self::names_tokens(&prompt.ask) {
            question.list_tokens(worth);
        }
        question
    }

    /// Whether tokens are named one by one.
    #[inline]
    pub(crate) fn names_tokens(ask: &Ask) -> bool {
        matches!(ask, Ask::Rob(_) | Ask::Pickpocket(_) | Ask::Drop(_))
    }

    /// The tokens that can be named one by one, the most valuable first as far as the seat knows. Their numbers are open, and so
    /// is the order of those that it knows nothing of.
    fn list_tokens(&mut self, worth: impl Fn(Token) -> Option<Worth>) {
        for choice in self.choices.iter() {
            let token = match choice.gist() {
                Gist::Gain(Find::This(token)) | Gist::GiveUp(token) => token,
                Gist::GainWith(bandit, Find::This(token)) if self.is_named(bandit) => token,
                _ => continue,
            };
            if !self.tokens.contains(&token) {
                self.tokens.push(token);
            }
        }
        self.tokens.sort_by_key(|&token| (std::cmp::Reverse(worth(token)), token));
    }

    /// Whether a bandit is the one that was named first; before that, everybody is.
    fn is_named(&self, bandit: folsom_rules::Bandit) -> bool {
        let lead = self.frame.lead(bandit).unwrap_or_default();
        self.path.first().is_none_or(|&first| first == self.number(Block::Lead, lead))
    }

    #[inline]
    fn number(&self, block: Block, index: usize) -> u16 {
        block.number(self.frame.layout, index)
    }

    fn card(&self, block: Block, card: Card) -> u16 {
        self.number(block, self.frame.face(card).unwrap_or_default())
    }

    fn figure(&self, block: Block, bandit: folsom_rules::Bandit) -> u16 {
        self.number(block, self.frame.figure(bandit).unwrap_or_default())
    }

    fn find(&self, find: Find) -> u16 {
        match find {
            Find::Any(kind) => self.number(Block::Rob, kind.index()),
            Find::This(token) => self.token(token),
        }
    }

    fn token(&self, token: Token) -> u16 {
        self.number(Block::Token, self.tokens.iter().position(|&other| other == token).unwrap_or_default())
    }

    /// Whether a Fire card may be followed here.
    fn may_follow(&self, card: Card) -> bool {
        matches!(self.ask, Ask::Act(ask::Act { may_follow: true, .. })) && card.is(Action::Fire)
    }

    /// How a choice is said.
    fn path_of(&self, choice: Choice) -> Path {
        let mut path = Path::new();
        self.write(choice, &mut path);
        path
    }

    /// The first answer of a choice. Three of four questions are what to play, and have no other: worth sparing the path.
    #[inline]
    fn first_of(&self, choice: Choice) -> u16 {
        match choice {
            Choice::Draw => self.number(Block::Draw, 0),
            Choice::Play { card, face_down, .. } => self.play(card, face_down),
            other => self.path_of(other)[0],
        }
    }

    #[inline]
    fn play(&self, card: Card, face_down: bool) -> u16 {
        self.card(if face_down { Block::Hide } else { Block::Play }, card)
    }

    /// The next answer of a choice, if it begins as was answered so far.
    #[inline]
    fn next_of(&self, choice: Choice) -> Option<u16> {
        if self.path.is_empty() {
            return Some(self.first_of(choice));
        }
        let path = self.path_of(choice);
        path.get(self.path.len()).copied().filter(|_| path.starts_with(self.path))
    }

    #[inline(never)]
    fn write(&self, choice: Choice, path: &mut Path) {
        let last = match choice.gist() {
            Gist::Draw => self.number(Block::Draw, 0),
            Gist::Play { card, face_down, follow_up } => {
                let play = self.play(card, face_down);
                if self.may_follow(card) {
                    path.push(play);
                    follow_up.map_or(self.number(Block::Done, 0), |card| self.card(Block::Card, card))
                } else {
                    play
                }
            }
            Gist::Divert => self.number(Block::Divert, 0),
            Gist::Lead(bandit) => self.number(Block::Bandit, bandit.index()),
            Gist::Team(team) => self.number(Block::Team, usize::from(team)),
            Gist::Start(bandit) => self.number(Block::Lead, self.frame.lead(bandit).unwrap_or_default()),
            Gist::Begin(card) | Gist::Save(card) => self.card(Block::Card, card),
            Gist::Go(place) => self.number(Block::Go, place.index()),
            Gist::Send(place) => self.number(Block::Push, place.index()),
            Gist::Shoot(bandit) => self.figure(Block::Fire, bandit),
            Gist::Punch(bandit) => self.figure(Block::Punch, bandit),
            Gist::Gain(find) => self.find(find),
            Gist::GiveUp(token) => self.token(token),
            Gist::Knock(kind) => self.number(Block::Knock, kind.index()),
            Gist::Take => self.number(Block::Take, 0),
            Gist::Leave => self.number(Block::Leave, 0),
            Gist::Marshal(car) => self.number(Block::Marshal, car.index()),
            Gist::GainWith(bandit, find) => {
                path.push(self.number(Block::Lead, self.frame.lead(bandit).unwrap_or_default()));
                self.find(find)
            }
            Gist::Decline => self.number(Block::Done, 0),
            Gist::Courier(car) => self.number(Block::Courier, car.index()),
            Gist::Gun => self.number(Block::Gun, 0),
            Gist::Nudge(action, mate) => {
                path.push(self.figure(Block::Mate, mate));
                self.number(Block::Do, action.index())
            }
            Gist::Do(action) => self.number(Block::Do, action.index()),
            Gist::Heal(healed) => {
                path.extend(healed.sources().map(|source| self.card(Block::Card, Card::bullet(source))));
                path.sort_unstable();
                self.number(Block::Done, 0)
            }
            Gist::Keep(kept) => {
                path.extend(kept.cards().map(|card| self.card(Block::Card, card)));
                path.sort_unstable();
                self.number(Block::Done, 0)
            }
        };
        path.push(last);
    }

    /// What can be answered next.
    #[inline]
    pub(crate) fn offered(&self) -> Answers {
        let mut answers = Answers::default();
        match self.keepable() {
            Some(all) => self.offer_kept(all, &mut answers),
            None => {
                let next = self.choices.iter().filter_map(|choice| self.next_of(choice));
                next.for_each(|number| answers.insert(number));
            }
        }
        answers
    }

    /// What an answer leads to; nothing if it is not offered. Where only one choice is left, nothing more is asked.
    #[inline]
    pub(crate) fn answer(&self, number: u16) -> Option<Next> {
        if let Some(all) = self.keepable() {
            return self.keep(all, number);
        }
        let mut found = None;
        for choice in self.choices.iter().filter(|&choice| self.next_of(choice) == Some(number)) {
            if found.is_some() {
                return Some(Next::More);
            }
            found = Some(choice);
        }
        found.map(Next::Choice)
    }

    /// Everything that could be kept, if that is the question (V12): there are too many choices to look at each.
    fn keepable(&self) -> Option<Kept> {
        if !matches!(self.ask, Ask::Keep(_)) {
            return None;
        }
        match self.choices.get(self.choices.len() - 1) {
            Choice::Keep(all) => Some(all),
            _ => None,
        }
    }

    /// The faces that may be named next: those of which one is left, from the last one named on.
    fn left_to_keep(&self, all: Kept) -> impl Iterator<Item = usize> {
        let first = self.number(Block::Card, 0);
        let last = self.path.last().map_or(0, |&number| usize::from(number - first));
        (last..self.frame.layout.actions()).filter(move |&face| {
            let named = self.path.iter().filter(|&&number| usize::from(number - first) == face).count();
            self.frame.card(face).is_some_and(|card| all.count(card) > named)
        })
    }

    fn offer_kept(&self, all: Kept, answers: &mut Answers) {
        answers.insert(self.number(Block::Done, 0));
        self.left_to_keep(all).for_each(|face| answers.insert(self.number(Block::Card, face)));
    }

    fn keep(&self, all: Kept, number: u16) -> Option<Next> {
        let first = self.number(Block::Card, 0);
        let faces = self.path.iter().map(|&number| usize::from(number - first));
        let nothing = Kept::nothing(&self.frame.board.leads[self.frame.seat]);
        let kept = |faces: &mut dyn Iterator<Item = usize>| {
            let cards = faces.filter_map(|face| self.frame.card(face));
            Next::Choice(Choice::Keep(cards.fold(nothing, |kept, card| kept.and(card).unwrap_or(kept))))
        };
        if number == self.number(Block::Done, 0) {
            return Some(kept(&mut faces.into_iter()));
        }
        let face = usize::from(number.checked_sub(first)?);
        if !self.left_to_keep(all).any(|left| left == face) {
            return None;
        }
        let longer: Path = self.path.iter().copied().chain([number]).collect();
        let then = Question { path: &longer, tokens: ArrayVec::new(), ..*self };
        let more = then.left_to_keep(all).next().is_some();
        Some(if more { Next::More } else { kept(&mut faces.chain([face])) })
    }
}
