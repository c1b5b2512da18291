package hegemon.earthwater.broken;

import hegemon.earthwater.broken.persia.AutomatonKnowsTheRules;

/** One half of a circle, made on purpose: the architecture test must see it. */
public record RulesKnowTheAutomaton(AutomatonKnowsTheRules other) {}
