/** What a link to a private table ends with. Behind the # a secret stays in the browser: no server log and no referrer gets it. */
export function invitationHash(secret: string | undefined): string {
  return secret ? `#invite=${encodeURIComponent(secret)}` : '';
}

/** The secret of an invitation link, which stands behind the #. */
export function invitationIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('invite') ?? undefined;
}
