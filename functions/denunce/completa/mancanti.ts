import type { PersonaMancante } from '#shared/contracts/denunce/completa.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta, isSoloCredito } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { byNomeIntero } from '#shared/domain/persona/nominativo.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { somma } from '#shared/money/centesimi.ts';
import { termini, type AdempimentoInScadenza } from '#shared/rules/adempimenti/scadenze.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import type { CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';

/** Sent and not refused, or an F24 that has nothing to send. */
export const isDetta = (denuncia: Denuncia): boolean =>
  (denuncia.datInvio !== null || isSoloCredito(denuncia)) && !isRespinta(denuncia.esito);

/** Not sent yet: it may still take what the sent ones lack. */
export const isAperta = (denuncia: Denuncia): boolean =>
  denuncia.STATUS !== 'INVIATO' && !isSoloCredito(denuncia) && !isRespinta(denuncia.esito);

export const diAdempimento =
  (adempimento: Adempimento) =>
  ({ tipo }: Denuncia): boolean =>
    flussi[tipo].adempimento === adempimento;

/** A filing as it is named where something leads to it. */
export const nominata = ({ uid, versione, descrizione }: Denuncia) => ({ uid, versione, descrizione });

/** The last day of the law for a period, and whether it is past; neither where the law knows none on the day. */
export const termineDi = (
  cosa: AdempimentoInScadenza,
  { anno, mese }: Mese,
  oggi: Giorno,
): { readonly entro: Giorno | null; readonly scaduta: boolean } => {
  const inVigore = ifInForceOn(termini[cosa], oggi);
  if (inVigore === null) return { entro: null, scaduta: false };
  const entro = giornoDiScadenza(inVigore.valore, { anno, mese: inVigore.valore.ogni === 'MESE' ? mese : 12 });
  return { entro, scaduta: oggi > entro };
};

const PAGATE: readonly Rotta['gruppo'][] = ['competenze', 'somme_esenti'];

/** The people of some payslips, each with the run that paid them and what it paid. */
export const personeDi = (
  cedolini: readonly CedolinoContabilizzato[],
  nomi: ReadonlyMap<string, string>,
): PersonaMancante[] =>
  cedolini
    .map(({ testata: { uidSubAnagrafe, storico, idProcesso }, rotte }) => ({
      uidSubAnagrafe,
      nominativo: `${storico.desCognome} ${storico.desNome}`.trim(),
      desCf: storico.desCf,
      idProcesso,
      elaborazione: nomi.get(idProcesso) ?? '',
      lordo: somma(rotte.filter(({ gruppo }) => PAGATE.includes(gruppo)).map(({ importo }) => importo)),
    }))
    .toSorted(byNomeIntero);

export const lordoDi = (persone: readonly PersonaMancante[]): number => somma(persone.map(({ lordo }) => lordo));
