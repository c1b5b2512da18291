import assert from "node:assert/strict";
import { test } from "node:test";
import { eventSamples, FORMS } from "../../main/resources/static/js/pygma/event-form.js";

const hand = {
  towns: [{ at: "16/08", name: "Burg", kind: "KST", line: 'settlement 16/08 KST "Burg" extra 2 fortified' }],
  realms: ['realm 1 "Nordland" capital 16/08 treasury 100 people NONE', 'realm 11 "Elfland" capital 2/2 treasury 5 people FOREST'],
  kinds: [],
  peoples: [],
  times: [],
  terrains: [],
};

test("a settlement that changes its size keeps all else that it has", () => {
  assert.equal(FORMS.grow.line({ town: "16/08", size: "BST" }, hand), 'change settlement 16/08 BST "Burg" extra 2 fortified');
});

test("a people is changed for one realm and changes nothing else of it", () => {
  assert.equal(FORMS.people.line({ realm: "1", people: "MOUNTAIN" }, hand), 'change realm 1 "Nordland" capital 16/08 treasury 100 people MOUNTAIN');
});

test("forms write settlements, roads, bridges and catastrophes as events have them", () => {
  const lines = ["found", "raze", "road", "bridge", "destroy"].map((kind) => FORMS[kind].line({ place: "1/1", place2: "1/2", place3: "1/3", size: "KS", name: 'Neu"stadt', town: "16/08" }, hand));
  assert.deepEqual(lines, ['change settlement 1/1 KS "Neustadt"', "remove settlement 16/08", "change road 1/1 1/2", "change bridge 1/1 1/2 1/3", "destroy 1/1 1/2"]);
});

test("the samples of events are what the completion offers", () => {
  const forms = eventSamples(() => "text 3 Hallo\nchange road 1/1 1/2\nranking");
  assert.deepEqual(forms.map(({ start }) => start), ["text ", "change road ", "ranking"]);
});
