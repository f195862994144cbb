package autobahn.server.people;

/**
 * Somebody whom another means.
 *
 * @param name by which that one is known
 */
public record Whom(String person, String name) {}
