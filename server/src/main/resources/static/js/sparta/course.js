// Lines of play, as the server knows them: it alone knows the rules.

import { post } from "../post.js";

/** The server's sentence about what was asked, in the reader's language. */
export class Refused extends Error {
  constructor({ message, rule }) {
    super(message);
    this.rule = rule;
  }
}

/** The positions of a line of play, without the first few. */
export function course(setup, moves, skipped = 0) {
  return ask("course", { setup, moves, skipped });
}

/** What a pasted position or game text holds. */
export function read(text) {
  return ask("read", { text });
}

/** The value of every position of a line of play. */
export function values(setup, moves) {
  return ask("values", { setup, moves });
}

/** A line of play as the text of a game. */
export function textOf(setup, moves) {
  return ask("text", { setup, moves });
}

/** A position of a view as a set-up of its own, with the options of its game. */
export function asSetup({ position, options }) {
  const onOff = (on) => (on ? "on" : "off");
  return `${position} repetition=${onOff(options.repetition)} quiet=${options.quietLimit} heroes-take=${onOff(options.heroesTake)} stalemate=${options.stalemateLimit}`;
}

async function ask(question, body) {
  const response = await post(`/api/sparta/${question}`, body);
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer);
  return answer;
}
