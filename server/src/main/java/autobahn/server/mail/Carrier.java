package autobahn.server.mail;

/** Who takes a mail: {@link Smtp}, or what a simulation has in its place. */
@FunctionalInterface
interface Carrier {
    Smtp.Outcome send(Mail mail);
}
