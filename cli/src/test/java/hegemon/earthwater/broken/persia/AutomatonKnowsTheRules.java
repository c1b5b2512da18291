package hegemon.earthwater.broken.persia;

import hegemon.earthwater.broken.RulesKnowTheAutomaton;

import java.util.List;

/** The other half of a circle, made on purpose. */
public record AutomatonKnowsTheRules(List<RulesKnowTheAutomaton> others) {}
