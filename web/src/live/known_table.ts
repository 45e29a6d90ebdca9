/** What the page may ask a table about: everything follows from its state, nothing is changed here. */

import { kept } from "../device";
import type { Say } from "../games/game";
import { settings } from "../settings";
import { speaker } from "../words";
import type { Choices, Events, TableInfo } from "../wire";
import { namesOf } from "./announcements";
import type { Animator } from "./animator";
import { NOBODY } from "./curtain";
import { type Forced, forced } from "./forced";
import { newlyRecovered } from "./recovered";
import * as known from "./state";
import type { StoryLine, TableState } from "./state";
import { shownStory } from "./story";
import { called, type Opened, openWindow } from "./window";

export abstract class KnownTable {
  abstract readonly show: Animator;
  protected state: TableState = known.UNKNOWN;
  /** Messages that have come but are not taken yet. */
  protected taking = 0;

  constructor(readonly id: string) {}

  get info(): TableInfo | null {
    return this.state.info;
  }

  get news(): Events | null {
    return this.state.news;
  }

  get asked(): readonly number[] {
    return this.state.asked;
  }

  get me(): number {
    return this.state.me;
  }

  get curtain(): number {
    return this.state.curtain;
  }

  get pending(): string {
    return this.state.pending;
  }

  get refused(): TableState["refused"] {
    return this.state.refused;
  }

  get said(): TableState["said"] {
    return this.state.said;
  }

  get deadline(): number {
    return this.state.deadline;
  }

  get catchingUp(): boolean {
    return this.state.catchingUp;
  }

  get decidedAt(): number {
    return this.state.decidedAt;
  }

  get storyFrom(): number {
    return this.state.storyFrom;
  }

  get mine(): readonly number[] {
    return known.mine(this.state);
  }

  get over(): boolean {
    return known.over(this.state);
  }

  /** Whether nobody at this device may see what the others there do. */
  get hidden(): boolean {
    return known.hidden(this.state);
  }

  get names(): string[] {
    return namesOf(this.state, this.say);
  }

  /** The names of those whose secrets this device has, but whose seats they open no more. */
  get lost(): string[] {
    return known.lost(this.state).map((seat) => this.names[seat] ?? "");
  }

  /** The names of those who got a new secret from the host, until somebody here has noticed. */
  get recovered(): string[] {
    return newlyRecovered(this.info, kept(this.id).recovered).map((seat) => this.names[seat] ?? "");
  }

  /** Nobody of this table plays at this device. */
  get watching(): boolean {
    return this.info?.status === "playing" && !this.mine.length && !kept(this.id).seats.some(({ handed }) => handed);
  }

  /** The secret of the seat that looks, and of no other one of this device. */
  token(): string | undefined {
    return this.state.held.find(({ seat }) => seat === this.me)?.token;
  }

  get atRest(): boolean {
    return this.show.atRest && this.taking === 0;
  }

  /** What the seat that looks may do now, once everything has come to rest. */
  get mayDo(): Choices | null {
    return known.mayDo(this.state, this.atRest);
  }

  /** The same question has the same number, also while others answer; -1: nothing is asked here. */
  get question(): number {
    return this.mayDo ? this.state.askedSince : NOBODY;
  }

  get canTakeBack(): boolean {
    return known.canTakeBack(this.state, this.atRest);
  }

  /** What the viewer cannot but do, and what the page does for them in a moment. */
  get forced(): Forced | null {
    return settings.value.byHand ? null : forced(this.state, this.atRest);
  }

  /** What the viewer decides themselves: nothing that plays itself in a moment. */
  get decides(): Choices | null {
    return this.forced ? null : this.mayDo;
  }

  /** The window that is open, if any. */
  get window(): Opened | null {
    return openWindow(this.state);
  }

  /** The seats of this device that may answer an open call. */
  get called(): readonly number[] {
    return this.curtain === NOBODY ? called(this.state, this.mine) : [];
  }

  /** Whose secrets are shown: nobody's while anybody may come to the device, to answer a call. */
  get eyes(): number {
    return this.hidden && this.called.length ? NOBODY : this.me;
  }

  /** The story as far as it is shown, for the viewer. */
  get toldSoFar(): readonly StoryLine[] {
    return shownStory({ ...this.state, me: this.eyes }, this.show.shown?.v, this.show.untold);
  }

  protected get say(): Say {
    return speaker(settings.value.language, this.info?.game);
  }
}
