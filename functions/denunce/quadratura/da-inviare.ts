import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta, isSoloCredito } from '#shared/domain/denuncia.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { codiceNelModello } from '#shared/instradamento/modello-f24.ts';
import { termini, type AdempimentoInScadenza } from '#shared/rules/adempimenti/scadenze.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import type { SezioneF24 } from '#shared/rules/versamenti.ts';
import { giornoDiScadenza } from '#shared/scadenze/giorno-di-scadenza.ts';
import type { Parte } from './celle.ts';

interface Contorno {
  readonly mese: Mese;
  /** Filings of the year, sent or not. */
  readonly denunce: readonly Denuncia[];
  readonly oggi: Giorno;
}

/** Amounts that some runs owe on a form of the F24, each with the day by which it is sent where no filing that has the runs was. */
export type ConTermine = (
  parti: readonly Parte[],
  processi: Iterable<Processo['uid']>,
  modello: ModelloF24,
) => readonly Parte[];

/** What says of the amounts of a month by when they are sent. */
export const termineDel = ({ mese, denunce, oggi }: Contorno): ConTermine => {
  const inviate = denunce.filter(isInviata);
  const inviati = new Set(
    inviate.flatMap(({ tipo, processi }) => processi.map((processo) => `${flussi[tipo].adempimento}|${processo}`)),
  );
  const giorni = new Map<AdempimentoInScadenza, Giorno>();
  const giornoDi = (cosa: AdempimentoInScadenza): Giorno => {
    const giorno = giorni.get(cosa) ?? giornoDiScadenza(inForceOn(termini[cosa], oggi).valore, mese);
    giorni.set(cosa, giorno);
    return giorno;
  };
  return (parti, processi, modello) => {
    const suoi = [...processi];
    return parti.map((parte) => {
      const adempimento = parte.denuncia === 'IRAP' ? 'F24' : parte.denuncia;
      return suoi.some((processo) => inviati.has(`${adempimento}|${processo}`))
        ? parte
        : { ...parte, daInviareEntro: giornoDi(terminePer(parte, modello, oggi)) };
    });
  };
};

/**
 * What a person was paid, by the sent filing that tells of it, and together what none does: each is due by itself, so that the rest may still be
 * to be sent, and rounded by itself, as the file of each is.
 */
export const perDenunciaInviata = <C extends { readonly testata: { readonly idProcesso: Processo['uid'] } }>(
  cedolini: readonly C[],
  denunce: readonly Denuncia[],
): readonly (readonly C[])[] => {
  const inviate = denunce.filter(isInviata);
  const inviataCon = ({ testata: { idProcesso } }: C) =>
    inviate.find(({ processi }) => processi.includes(idProcesso))?.uid;
  return [...Map.groupBy(cedolini, inviataCon).values()];
};

/** Sent, or an F24 that has nothing to send. */
const isInviata = (denuncia: Denuncia): boolean =>
  (denuncia.datInvio !== null || isSoloCredito(denuncia)) && !isRespinta(denuncia.esito);

/** Sections of the taxes, whose day in public bodies is not that of contributions. */
const TRIBUTI: readonly SezioneF24[] = ['F', 'R', 'S'];

const terminePer = ({ denuncia, codice }: Parte, modello: ModelloF24, oggi: Giorno): AdempimentoInScadenza => {
  if (denuncia === 'UNIEMENS' || denuncia === 'SPT') return denuncia;
  if (modello === 'ORDINARIO') return 'F24_ORDINARIO';
  const sezione = denuncia === 'IRAP' ? 'R' : codiceNelModello(modello, codice, oggi)?.sezione;
  return sezione === undefined || TRIBUTI.includes(sezione) ? 'F24_TRIBUTI' : 'F24_CONTRIBUTI';
};
