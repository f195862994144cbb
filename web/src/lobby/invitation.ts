/** The secret of an invitation link, which stands behind the #. */
export function invitationIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('invite') ?? undefined;
}
