package autobahn.server.machine;

import autobahn.server.Client;

/** Somebody at a browser, and the program that acts by a token of theirs. */
final class Slot {
    /** Whoever the server takes them for: a person is the same on every device. */
    static final class Person {
        /** null for a guest */
        String account;
    }

    /** As long as a browser's key is good. */
    static final class Session {
        boolean ended;
    }

    final String name;
    final Client client;
    Person person;
    Session session;
    /** of the account that they can log in to again */
    String account;

    Person owner;
    String token;
    Client program;
    Person programOf;

    Slot(String name, Client client) {
        this.name = name;
        this.client = client;
    }

    /** Somebody unknown has succeeded with something. */
    void admitted() {
        if (person == null) {
            person = new Person();
            session = new Session();
        }
    }

    void leave() {
        session.ended = true;
        session = null;
        person = null;
    }

    void enter(Person known) {
        person = known;
        session = new Session();
    }
}
