/** The local home cannot start for a reason the person can act on. The message is one Italian sentence, printed as it is before exiting with an error. */
export class AvvioNonRiuscito extends Error {
  override readonly name = 'AvvioNonRiuscito';
}
