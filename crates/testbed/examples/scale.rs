//! What a choice costs with SQLite, with PostgreSQL, and with several servers: the tables of `docs/scale.md`. `make scale` runs it.
//! The program that is measured is the first argument, for how many seconds each time the second.

use std::process::Command;

use folsom_testbed::{Nats, Postgres};
use serde_json::Value;

/// How `folsom load` is run.
struct Trial {
    name: String,
    /// How many servers on PostgreSQL; none if it is one on SQLite.
    nodes: Option<u16>,
    cluster: bool,
    arguments: Vec<String>,
}

/// What came of it.
struct Outcome {
    name: String,
    report: Value,
    /// Statements that PostgreSQL has counted: those that write, in batches, and those that only read. They include what opens the tables,
    /// and what looks for every choice in the end.
    statements: Option<(f64, f64)>,
}

struct Bench {
    program: String,
    postgres: Postgres,
    nats: Nats,
}

impl Bench {
    fn run(&self, trial: Trial) -> Outcome {
        eprintln!("{} {}", trial.name, trial.arguments.join(" "));
        let mut command = Command::new(&self.program);
        command.args(["load", "--json"]).args(&trial.arguments);
        let database = trial.nodes.map(|_| self.postgres.database());
        if let Some(database) = &database {
            command.args(["--database", &database.url()]);
            self.postgres.run("postgres", "SELECT pg_stat_statements_reset()");
        }
        if let Some(nodes) = trial.nodes.filter(|_| trial.cluster) {
            command.args(["--cluster", &self.nats.url(), "--nodes", &nodes.to_string()]);
        }
        let output = command.output().expect("the program runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout).expect("an object");
        let statements = database.map(|database| {
            let number = |sql: &str| self.postgres.run("postgres", sql).parse::<f64>().expect("a number");
            let calls = |kind: &str| {
                number(&format!(
                    "SELECT coalesce(sum(calls), 0) FROM pg_stat_statements JOIN pg_database d ON dbid = d.oid
                     WHERE datname = '{}' AND lower(query) NOT IN ('begin', 'commit') AND {kind}",
                    database.name()
                ))
            };
            (calls("query NOT ILIKE 'select%'"), calls("query ILIKE 'select%'"))
        });
        Outcome { name: trial.name, report, statements }
    }
}

fn trial(name: &str, nodes: Option<u16>, cluster: bool, arguments: &[&str]) -> Trial {
    let arguments = arguments.iter().map(|argument| (*argument).to_owned()).collect();
    Trial { name: name.to_owned(), nodes, cluster, arguments }
}

/// The three that are compared.
fn kinds(arguments: &[&str]) -> Vec<Trial> {
    vec![
        trial("SQLite, one server", None, false, arguments),
        trial("PostgreSQL, one server", Some(1), false, arguments),
        trial("PostgreSQL and NATS, three servers", Some(3), true, arguments),
    ]
}

type Column = (&'static str, fn(&Outcome) -> Option<String>);

fn figure(value: &Value, digits: usize) -> Option<String> {
    value.as_f64().map(|figure| format!("{figure:.digits$}"))
}

fn per_choice(amount: f64, outcome: &Outcome) -> Option<String> {
    let choices = outcome.report["choices"].as_f64().filter(|choices| *choices > 0.0)?;
    Some(format!("{:.2}", amount / choices))
}

const CHOICES: &[Column] = &[
    ("choices/s", |of| figure(&of.report["choices_per_second"], 0)),
    ("stored p50", |of| figure(&of.report["done_ms"]["p50"], 1)),
    ("p99", |of| figure(&of.report["done_ms"]["p99"], 1)),
    ("received by four p50", |of| figure(&of.report["received_ms"]["p50"], 1)),
    ("p99", |of| figure(&of.report["received_ms"]["p99"], 1)),
    ("CPU µs", |of| figure(&of.report["server"]["cpu_us_per_choice"], 0)),
    ("writes", |of| per_choice(of.statements?.0, of)),
    ("reads", |of| per_choice(of.statements?.1, of)),
];
const BETWEEN: &[Column] = &[
    ("messages", |of| figure(&of.report["between"]["messages_per_choice"], 2)),
    ("messages/s", |of| figure(&of.report["between"]["messages_per_second"], 0)),
    ("bytes", |of| figure(&of.report["between"]["bytes_per_choice"], 0)),
    ("near p50", |of| figure(&of.report["between"]["near_done_ms"]["p50"], 1)),
    ("far p50", |of| figure(&of.report["between"]["far_done_ms"]["p50"], 1)),
    ("too late", |of| figure(&of.report["between"]["counted"]["conflicts"], 0)),
];
const MEMORY: &[Column] = &[
    ("servers at the start, MB", |of| {
        let bytes = of.report["server"]["memory_at_start"].as_f64()?;
        Some(format!("{:.1}", bytes / 1e6))
    }),
    ("a table where four wait, kB", |of| {
        let bytes = of.report["server"]["memory_per_open_table"].as_f64()?;
        Some(format!("{:.1}", bytes / 1e3))
    }),
];

/// Prints a table as it stands in the documents.
fn print(title: &str, columns: &[&[Column]], outcomes: &[Outcome]) {
    let columns: Vec<&Column> = columns.iter().copied().flatten().collect();
    let mut rows =
        vec![[title].into_iter().chain(columns.iter().map(|(name, _)| *name)).map(str::to_owned).collect()];
    for outcome in outcomes {
        let figures = columns.iter().map(|(_, figure)| figure(outcome).unwrap_or_else(|| "–".to_owned()));
        rows.push([outcome.name.clone()].into_iter().chain(figures).collect::<Vec<String>>());
    }
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    for (number, row) in rows.iter().enumerate() {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        println!("| {} |", cells.collect::<Vec<_>>().join(" | "));
        if number == 0 {
            let rules = widths.iter().enumerate().map(|(column, &width)| {
                if column == 0 { "-".repeat(width) } else { format!("{}:", "-".repeat(width - 1)) }
            });
            println!("| {} |", rules.collect::<Vec<_>>().join(" | "));
        }
    }
    println!();
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().expect("the program that is measured");
    let seconds = arguments.next().unwrap_or_else(|| "20".to_owned());
    let counting = ["shared_preload_libraries = 'pg_stat_statements'"];
    let bench = Bench { program, postgres: Postgres::start_with(&counting), nats: Nats::start() };
    bench.postgres.run("postgres", "CREATE EXTENSION pg_stat_statements");
    let run = |trials: Vec<Trial>| trials.into_iter().map(|trial| bench.run(trial)).collect::<Vec<_>>();

    let fast = run(kinds(&["--tables", "200", "--seconds", &seconds]));
    print("as fast as can be", &[CHOICES, BETWEEN], &fast);
    let rate = |of: &Outcome| of.report["choices_per_second"].as_f64().unwrap_or_default();
    println!("One server on PostgreSQL has {:.2} of SQLite's rate.\n", rate(&fast[1]) / rate(&fast[0]));
    let paced = run(kinds(&["--tables", "200", "--seconds", &seconds, "--pace", "1000"]));
    print("at 1,000 a second", &[CHOICES, BETWEEN], &paced);
    let median = |kind: &str| paced[2].report["between"][kind]["p50"].as_f64().unwrap_or_default();
    println!(
        "A socket at another server costs {:.1} ms more.\n",
        median("far_done_ms") - median("near_done_ms")
    );
    let growth = [1, 2, 4].map(|nodes| {
        let arguments = ["--tables", "100", "--seconds", &seconds, "--pace", "300"];
        trial(&format!("servers: {nodes}"), Some(nodes), true, &arguments)
    });
    print("at 300 a second", &[CHOICES, BETWEEN], &run(growth.into()));
    print("memory", &[MEMORY], &run(kinds(&["--tables", "0", "--open", "1000", "--seconds", "0.1"])));
}
