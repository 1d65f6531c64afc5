import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { nomeDelControllo, type Conferma, type Controllo } from '#shared/contracts/controllo.ts';

/** The first names of a refusal; the window shows the others. */
const NOMI = 3;
const CONSERVATI = 100;

/** Why a payment with open questions is not made for good; null when nothing stops it and what is asked has a reason. */
export const rifiutoDeiControlli = (controlli: readonly Controllo[], motivo: string | undefined): string | null => {
  const fermi = controlli.filter(({ esito }) => esito === 'FERMA');
  if (fermi.length > 0) return `non si paga ${inParole(fermi)}`;
  const chiesti = controlli.filter(({ esito }) => esito === 'CONFERMA');
  return chiesti.length === 0 || motivo !== undefined
    ? null
    : `i controlli chiedono conferma, con il motivo, di ${inParole(chiesti)}`;
};

const inParole = (controlli: readonly Controllo[]): string =>
  `${controlli
    .slice(0, NOMI)
    .map(({ messaggio, ...chi }) => `${nomeDelControllo(chi)}: ${messaggio}`)
    .join(' ')}${controlli.length > NOMI ? ` E altri ${controlli.length - NOMI} controlli.` : ''}`;

/** The confirmation to keep with what was paid; nothing where nothing was asked. */
export const confermaDi = (
  controlli: readonly Controllo[],
  motivo: string | undefined,
  { sessione, adesso }: Pick<RequestContext, 'sessione' | 'adesso'>,
): { readonly conferma?: Conferma } =>
  controlli.length === 0 || motivo === undefined
    ? {}
    : {
        conferma: {
          motivo,
          quanti: controlli.length,
          controlli: controlli.slice(0, CONSERVATI).map(({ codice, nominativo, desCf }) => ({
            codice,
            nominativo,
            ...(desCf === undefined ? {} : { desCf }),
          })),
          da: sessione.descutente,
          il: instant(adesso),
        },
      };
