import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { OrigineIrap } from '#shared/contracts/denunce/irap.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { tipoIrapDi } from '#shared/domain/denunce/irap.ts';
import { isDellAnno } from '#shared/domain/persona/restituzione.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';
import { righeBrevi, type CedolinoSalvato } from '../cedolini/cedolino.ts';
import type { Identita } from '../persone/identita.ts';

interface Dovuta {
  readonly base: Centesimi;
  readonly imposta: Centesimi;
}

/** Base and tax that payslips hold, by person of today and title of payment. */
const dovutePer = (testate: readonly CedolinoSalvato[], { oggi }: Identita): Map<string, Dovuta> => {
  const dovute = new Map<string, Dovuta>();
  for (const testata of testate) {
    const irap = righeBrevi(testata).filter(({ codice }) => codice === 'IRAP');
    const chiave = chiaveDi(oggi(testata.uidSubAnagrafe), testata.percettore);
    const prima = dovute.get(chiave) ?? { base: 0, imposta: 0 };
    dovute.set(chiave, {
      base: prima.base + somma(irap.map(({ base }) => base ?? 0)),
      imposta: prima.imposta + somma(irap.map(({ importo }) => importo)),
    });
  }
  return dovute;
};

const chiaveDi = (persona: Uid<'PERSONA'>, percettore: string | null): string =>
  `${persona} ${percettore ?? 'DIPENDENTE'}`;

/**
 * The IRAP of a year that comes back, by month and part of the base: who gave back in the year what was paid in it was not paid it, and the base is of
 * sums paid out (D.Lgs. 446/1997, artt. 10-bis c. 1 and 30 c. 5). It lowers the month it came back in, as far as the payslips of the person bore the tax, in
 * the share they bore it, to the nearest cent. What is given back of an earlier year leaves the base of that year as it was declared.
 */
export const irapRestituita = (
  testate: readonly CedolinoSalvato[],
  restituzioni: readonly Restituzione[],
  identita: Identita,
): OrigineIrap[] => {
  const restano = dovutePer(testate, identita);
  const tolte = restituzioni.filter(isDellAnno).flatMap((una) => {
    const chiave = chiaveDi(identita.oggi(una.uidSubAnagrafe), una.percettore);
    const dovuta = restano.get(chiave);
    if (dovuta === undefined || dovuta.base <= 0) return [];
    const base = Math.min(una.numLordo, dovuta.base);
    const imposta = perDivisoArrotondato(dovuta.imposta, base, dovuta.base);
    restano.set(chiave, { base: dovuta.base - base, imposta: dovuta.imposta - imposta });
    return [{ mese: meseDi(una.datRestituzione).mese, tipo: tipoIrapDi(una.percettore), base, imposta }];
  });
  return [...Map.groupBy(tolte, ({ mese, tipo }) => `${mese} ${tipo}`).values()].flatMap((sue) => {
    const [prima] = sue;
    return prima === undefined
      ? []
      : [
          {
            idProcesso: null,
            descrizione: sue.length === 1 ? 'Somma restituita' : `Somme restituite: ${sue.length}`,
            mese: prima.mese,
            tipo: prima.tipo,
            cedolini: 0,
            base: -somma(sue.map(({ base }) => base)),
            imposta: -somma(sue.map(({ imposta }) => imposta)),
          },
        ];
  });
};
