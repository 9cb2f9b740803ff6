//! What leaves the server, as typed JSON.
//!
//! Everything here is made of a [`View`](folsom_rules::View), of a [`Notice`](folsom_rules::Notice) or of what lies open
//! on the board, so it can't tell more than they hold. TypeScript has the same types: they are generated from these.
//!
//! ```
//! use folsom_protocol::ViewJson;
//! use folsom_rules::{Game, Preset, Seed, Setup, Viewer};
//!
//! let game = Game::new(&Setup::new(Preset::Ru18Advanced, 4), Seed::from_number(1))?;
//! let view = ViewJson::from(&game.view(Viewer::Spectator));
//! assert!(serde_json::to_string(&view)?.starts_with(r#"{"viewer":"spectator","#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cast;
mod choice;
mod deal;
#[cfg(test)]
mod goldens;
mod limits;
mod mine;
mod notice;
mod notify;
mod outcome;
mod presence;
mod presets;
mod regulars;
mod review;
mod setup;
mod table;
#[cfg(test)]
mod tables;
mod texts;
mod to_client;
mod to_server;
mod view;
mod why;
mod word;

pub use cast::CastJson;
pub use choice::{ChoiceJson, ChoicesJson, KeepJson, LISTED, MeaningJson, OutlookJson};
pub use deal::{DealAsks, DealJson, ShareJson, dealt_from, promise};
pub use limits::{LONGEST_LINE, LONGEST_NAME, TALK_SHOWN};
pub use mine::{MyTableJson, MyTablesJson};
pub use notice::{HappeningJson, NoticeJson, Way};
pub use notify::{
    AwaitedJson, NoMentions, NotifyAbout, NotifyChoiceJson, NotifyJson, PostEvent, PostJson, PushJson,
    PushKeyJson, QuietJson, SubscriptionJson, SubscriptionKeys, UnsubscribeJson, WebhookAtJson,
    WebhookJson,
};
pub use outcome::{OutcomeJson, StandingJson, TeamScoreJson, TeamsJson, VerdictJson};
pub use presence::{AwayJson, LostHow, LostJson, PresenceJson, YouJson};
pub use presets::{MootJson, PresetJson, SettingJson, SwitchJson, TableSizeJson};
pub use regulars::{
    BanditTallyJson, EverythingJson, LeaderJson, LeaderboardJson, MeJson, MoveJson, MyTrainJson, PaperJson,
    PlayerJson, RatedKind, RatingJson, RenameJson, ResultJson, SpokenJson, TrainJson, TrainWishJson,
    TrainsJson, WaitingJson,
};
pub use review::{
    CandidateJson, HeadlineJson, Label, LuckJson, LuckKind, MomentJson, NewsOfReview, PartJson, PointJson,
    ReviewJson, SeatReviewJson, TallyJson, ThresholdsJson, UnknownHandJson, UnknownJson, UnknownPlanJson,
    WaterfallJson,
};
pub use setup::{SetupJson, WrongSetup};
pub use table::{
    BotLevel, ChairJson, ChairPlan, ClaimJson, ClockJson, ErrorJson, LobbyChair, LobbyJson, LobbyResult,
    LobbySitter, NewTableJson, OpenedJson, SaidJson, Sitter, SubstituteJson, TableJson, TableStage,
    TalkJson, TermsJson, TurnJson,
};
pub use texts::{CardText, PlaceText, TokenText};
pub use to_client::{
    AboutJson, ByJson, Change, EndJson, NewsJson, PROTOCOL, ReplayJson, ReplayStep, Seen, Snapshot,
    ToClient,
};
pub use to_server::{Request, Wish};
pub use view::{
    ArmoredJson, AskedJson, BanditJson, Bullets, CarJson, CommonJson, CountedJson, DocumentJson, ListPatch,
    LootElsewhereJson, PlannedJson, Progress, RecycledJson, RulesJson, SeatJson, SightJson, Switches,
    TokenJson, ViewJson, ViewPatch, WrongPatch, apply_patch,
};
pub use why::WhyJson;
pub use word::Word;
