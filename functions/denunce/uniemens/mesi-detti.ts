import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { rotteDei, type CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import type { MesiDetti } from './raccolta/rapporto.ts';

/** A run that corrects payslips of another, which pays no other sums in its place. */
const isCorrezione = ({ corregge }: Processo): boolean => corregge !== undefined && corregge.ridata !== true;

/** The months that a payslip was declared in, by the month of what it paid. */
const mesiDi = ({ rotte }: CedolinoContabilizzato): MesiDetti =>
  new Map(
    rotte.flatMap(({ competenza, adempimenti: { UNIEMENS } }): [string, Mese][] =>
      competenza === null || UNIEMENS === undefined ? [] : [[meseOrdinato(competenza), UNIEMENS]],
    ),
  );

/**
 * Returns payslips each with the months in which the one that it corrects was declared: what they take back lowers those. Nothing is read of runs that
 * correct none.
 */
export const withMesiDetti = async <C extends CedolinoContabilizzato>(
  archivio: Archivio,
  cedolini: readonly C[],
  processi: readonly Processo[],
): Promise<readonly (C & { readonly detti?: MesiDetti })[]> => {
  const correggono = new Map(processi.filter(isCorrezione).map((processo) => [processo.uid, processo.corregge]));
  const correttivi = cedolini.filter(({ testata }) => correggono.has(testata.idProcesso));
  if (correttivi.length === 0) return cedolini;
  const corretti = new Set([...correggono.values()].flatMap((corregge) => corregge?.idProcesso ?? []));
  const prima = await rotteDei(archivio, await processiRepository(archivio).getMany([...corretti]));
  return cedolini.map((cedolino) => {
    const { idProcesso, uidSubAnagrafe } = cedolino.testata;
    const corregge = correggono.get(idProcesso);
    const suoi = prima.filter(
      ({ testata }) => testata.idProcesso === corregge?.idProcesso && testata.uidSubAnagrafe === uidSubAnagrafe,
    );
    const corretto = suoi.find((uno) => uno.cedolino === corregge?.cedolino) ?? suoi[0];
    return corretto === undefined ? cedolino : { ...cedolino, detti: mesiDi(corretto) };
  });
};
