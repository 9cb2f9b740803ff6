"""Learns to beat three random players: PPO in one file, with action masks (PyTorch).

    pip install folsom torch matplotlib
    python examples/ppo.py                       # some minutes on two cores
    python examples/ppo.py --opponent outlaw     # somebody better

Bots hold three of the four seats within Rust, so the learner sees only its own turns. It always sits on the first seat while it
learns: observations are told from one's own side, so what it learns holds in every chair, and it is measured in all of them
(`folsom.evaluate`: mirrored deals, 95 % intervals).
"""

from __future__ import annotations

import argparse
import csv
import time

import torch
from torch import nn

import folsom


# What makes a reward of about 1.
SCALE = {"share": 1.0, "money": 1 / 1000}


class Net(nn.Module):
    """One trunk; a head for the policy, one for the value."""

    def __init__(self, numbers: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(numbers, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        for layer, gain in ((self.trunk[0], 2**0.5), (self.trunk[2], 2**0.5), (self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the actions, those that are not offered having none, and the value."""
        hidden = self.trunk(observations)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)


def greedy(net: Net):
    """A policy for `folsom.evaluate`: the likeliest action."""

    @torch.no_grad()
    def policy(observations, masks):
        return net(torch.from_numpy(observations), torch.from_numpy(masks))[0].argmax(1).numpy()

    return policy


class Rollout:
    """Some steps of many games, and what they were worth."""

    def __init__(self, batch: folsom.Batch, steps: int, gamma: float, trace: float, scale: float) -> None:
        games, _, actions, numbers, _ = batch.shape
        self.batch, self.steps, self.gamma, self.trace = batch, steps, gamma, trace
        self.scale = scale
        self.observations = torch.zeros(steps, games, numbers)
        self.masks = torch.zeros(steps, games, actions, dtype=torch.bool)
        self.actions = torch.zeros(steps, games, dtype=torch.long)
        self.log_probs, self.values, self.rewards, self.dones = (torch.zeros(steps, games) for _ in range(4))
        self.out = batch.reset()

    @torch.no_grad()
    def collect(self, net: Net) -> tuple[torch.Tensor, ...]:
        out = self.out
        for step in range(self.steps):
            self.observations[step] = torch.from_numpy(out.observations)
            self.masks[step] = torch.from_numpy(out.masks)
            log_probs, self.values[step] = net(self.observations[step], self.masks[step])
            # Gumbel's trick: a sample is the largest of the log-probabilities with noise.
            noise = -torch.empty_like(log_probs).exponential_().log()
            chosen = (log_probs + noise).argmax(1)
            self.actions[step] = chosen
            self.log_probs[step] = log_probs.gather(1, chosen[:, None]).squeeze(1)
            self.batch.step(chosen.numpy())
            self.rewards[step] = torch.from_numpy(out.rewards[:, 0]) * self.scale
            self.dones[step] = torch.from_numpy(out.dones)
        _, following = net(torch.from_numpy(out.observations), torch.from_numpy(out.masks))
        advantages, running = torch.zeros_like(self.values), torch.zeros_like(following)
        for step in reversed(range(self.steps)):
            going_on = 1 - self.dones[step]
            surprise = self.rewards[step] + self.gamma * following * going_on - self.values[step]
            running = surprise + self.gamma * self.trace * going_on * running
            advantages[step], following = running, self.values[step]
        returns = advantages + self.values
        tensors = (self.observations, self.masks, self.actions, self.log_probs, advantages, returns)
        return tuple(tensor.flatten(0, 1) for tensor in tensors)


def learn(net: Net, optimiser: torch.optim.Optimizer, data: tuple[torch.Tensor, ...], options: argparse.Namespace) -> None:
    """The clipped objective of PPO, some times over what was collected."""
    observations, masks, actions, before, advantages, returns = data
    for _ in range(options.epochs):
        for part in torch.randperm(len(actions)).split(options.minibatch):
            log_probs, values = net(observations[part], masks[part])
            ratio = (log_probs.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            gain = (advantages[part] - advantages[part].mean()) / (advantages[part].std() + 1e-8)
            clipped = ratio.clamp(1 - options.clip, 1 + options.clip)
            entropy = -(log_probs.exp() * log_probs * masks[part]).sum(1).mean()
            loss = -torch.minimum(ratio * gain, clipped * gain).mean()
            loss = loss + 0.5 * (values - returns[part]).square().mean() - options.entropy * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def plot(curve: list[tuple[int, folsom.Estimate]], options: argparse.Namespace) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "folsom"
    from matplotlib import pyplot as plt

    steps = [step / 1e6 for step, _ in curve]
    share, low, high = ([100 * value for value in values] for values in zip(*((e.share, e.low, e.high) for _, e in curve)))
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.fill_between(steps, low, high, color="#2f5f8a", alpha=0.2, linewidth=0)
    axes.plot(steps, share, color="#2f5f8a", marker="o", markersize=3, label="the learner, with its 95 % interval")
    axes.axhline(100 * curve[-1][1].parity, color="#b3372f", linestyle="--", label="equals")
    axes.set(xlabel="decisions of the learner, millions", ylabel="share of the wins, %", ylim=(0, 100))
    axes.set_title(f"PPO against three of {options.opponent}")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="lower right")
    figure.savefig(options.picture, bbox_inches="tight", metadata={"Date": None} if options.picture.endswith("svg") else None)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--preset", default="ru18-advanced", choices=list(folsom.PRESETS))
    parser.add_argument("--opponent", default="random", help="a bot, three times")
    parser.add_argument("--reward", default="money", choices=list(SCALE), help="what it learns from")
    parser.add_argument("--updates", type=int, default=80)
    parser.add_argument("--games", type=int, default=128, help="side by side")
    parser.add_argument("--steps", type=int, default=64, help="of each game in an update")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--every", type=int, default=4, help="updates from one measurement to the next")
    parser.add_argument("--measure", type=int, default=400, help="games of a measurement")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; more are of little use to so small a net")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", default="learning.svg")
    parser.add_argument("--table", help="the curve as CSV")
    parser.add_argument("--save", help="the net")
    return parser.parse_args()


def main() -> None:
    options = read_options()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    setup = folsom.Setup(options.preset, seats=4)
    bots = {seat: options.opponent for seat in (1, 2, 3)}
    batch = folsom.Batch(options.games, setup, seed=options.seed * 1_000_000, bots=bots, reward=options.reward)
    net = Net(batch.shape[3], batch.shape[2])
    optimiser = torch.optim.Adam(net.parameters(), options.rate, eps=1e-5)
    rollout = Rollout(batch, options.steps, options.gamma, options.trace, SCALE[options.reward])
    curve: list[tuple[int, folsom.Estimate]] = []
    start = time.perf_counter()
    for update in range(options.updates + 1):
        if update % options.every == 0 or update == options.updates:
            # Deals that it never learns from, the same at every measurement.
            estimate = folsom.evaluate(greedy(net), [options.opponent] * 3, options.measure, setup, seed=2**62)
            decisions = update * options.games * options.steps
            curve.append((decisions, estimate))
            print(f"{time.perf_counter() - start:6.0f} s  {decisions / 1e6:5.2f} M decisions  {estimate}", flush=True)
        if update < options.updates:
            for group in optimiser.param_groups:
                group["lr"] = options.rate * (1 - update / options.updates)
            learn(net, optimiser, rollout.collect(net), options)
    if options.table:
        with open(options.table, "w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(["decisions", "share", "low", "high", "money"])
            writer.writerows([step, e.share, e.low, e.high, e.money] for step, e in curve)
    if options.save:
        torch.save(net.state_dict(), options.save)
    plot(curve, options)


if __name__ == "__main__":
    main()
