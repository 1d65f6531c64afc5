import { campoNonValido } from '#platform/errors.ts';
import { richiedeConto } from '#shared/domain/persona/pagamento.ts';
import { isDiAltri, isSenzaIntestatario, type Pagamento } from './pagamenti.ts';

/** Who is paid on an account that nobody wrote stops the file: a transfer left out in silence is a person not paid. */
export const refuseIncompleti = (pagamenti: readonly Pagamento[]): void => {
  const senza = pagamenti.filter(
    ({ modalita, iban }) => modalita === null || (richiedeConto[modalita] && iban === null),
  );
  if (senza.length > 0)
    throw campoNonValido(
      'formato',
      `Mancano le coordinate di pagamento di ${nomiDi(senza)}: completarle in anagrafe, poi fare il file.`,
    );
  const minorenni = pagamenti.filter(isSenzaIntestatario);
  if (minorenni.length > 0)
    throw campoNonValido(
      'formato',
      `Manca l'intestatario del conto di ${nomiDi(minorenni)}, che al pagamento è minorenne: indicare in anagrafe il genitore, poi fare il file.`,
    );
};

/** @throws RICHIESTA_NON_VALIDA for a payee of age whose account is still in other hands */
export const refuseMandatiFiniti = (pagamenti: readonly Pagamento[]): void => {
  const altrui = pagamenti.filter(isDiAltri);
  if (altrui.length > 0)
    throw campoNonValido(
      'formato',
      `Al pagamento è maggiorenne e il conto è ancora di chi lo rappresentava: ${nomiDi(altrui)}. Togliere l'intestatario in anagrafe e indicare il conto suo, poi fare il file.`,
    );
};

/** People by name and codice fiscale, which tells two of one name apart; of many the first ones. */
const nomiDi = (pagamenti: readonly Pagamento[]): string => {
  const nomi = pagamenti.slice(0, NOMI).map(({ persona, desCf }) => `${persona} (${desCf})`);
  const altri = pagamenti.length - nomi.length;
  return `${nomi.join(', ')}${altri === 0 ? '' : ` e di altre persone, ${altri} in tutto`}`;
};

const NOMI = 5;
