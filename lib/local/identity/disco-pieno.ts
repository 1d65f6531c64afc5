/** What sign-in stores does not fit on the disk. oidc-provider answers an error that `expose`s itself with its own status and words, and does not send the browser back with it. */
export class DiscoPieno extends Error {
  override readonly name = 'DiscoPieno';
  readonly statusCode = 507;
  readonly status = 507;
  readonly expose = true;
  readonly allow_redirect = false;
  readonly error_description = 'the disk of the provider is full: nothing was stored';

  constructor(cause: unknown) {
    super('temporarily_unavailable', { cause });
  }
}
