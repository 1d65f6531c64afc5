interface ServizioClassificato {
  readonly uidCodiceInps: string | null;
  readonly contratto: string;
  readonly ruolo: string;
  readonly codTipoOrario: string;
}
interface Classificazione {
  readonly uid: string;
  readonly flgAttiva: boolean;
  readonly flgTempoPieno: boolean;
  readonly contratti: readonly string[];
  readonly ruoli: readonly string[];
}

/**
 * The INPS classification of a service: its own, else the one in use that the school made the default of its contract, role and working
 * time. Null when none is, or when more than one is: the office chooses.
 */
export const classificazioneDi = <C extends Classificazione>(
  { uidCodiceInps, contratto, ruolo, codTipoOrario }: ServizioClassificato,
  classificazioni: readonly C[],
): C | null => {
  if (uidCodiceInps !== null) return classificazioni.find(({ uid }) => uid === uidCodiceInps) ?? null;
  const predefinite = classificazioni.filter(
    ({ flgAttiva, flgTempoPieno, contratti, ruoli }) =>
      flgAttiva && flgTempoPieno === (codTipoOrario === 'F') && contratti.includes(contratto) && ruoli.includes(ruolo),
  );
  return predefinite.length === 1 ? (predefinite[0] ?? null) : null;
};
