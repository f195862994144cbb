package autobahn.engine.internal.state;

/**
 * What a chapter of the rules asks of chapters above it. The chapters stand on one another and never in a circle; where the
 * printed rules do go round (a section built brings a bonus, which builds a section), the way up leads through here.
 */
public record Rules(BonusRules bonuses, SoloRules solo, ModuleRules modules) {}
