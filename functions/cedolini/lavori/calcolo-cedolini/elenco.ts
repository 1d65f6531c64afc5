import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { uidCedolino, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { inputDi, readContenuto } from '#archivio/cedolini/contenuto.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Files } from '#platform/files.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { chiaveRipresa, getElenco, putElenco, readElenco, type DaCalcolare } from '../../processi/input-calcolo.ts';
import { ParametriCalcolo } from './parametri.ts';

/** People in one transaction: three items each, inside the 90 actions of a unit of change. */
const PERSONE_PER_BLOCCO = 20;

/**
 * The people that an attempt works. The first works those asked for; a later one those left over, chosen once and kept, so that
 * its blocks mean the same people however many times they are delivered.
 */
export const elencoDelTentativo = async (
  files: Files,
  { archivio, lavoro }: PassoContext,
): Promise<readonly DaCalcolare[]> => {
  const parametri = ParametriCalcolo.parse(lavoro.parametri);
  if (lavoro.tentativo === 1) return readElenco(files, parametri.input);
  const chiave = chiaveRipresa(archivio, parametri.processo, lavoro.uid, lavoro.tentativo);
  const scelto = await getElenco(files, chiave);
  if (scelto !== undefined) return scelto;
  const rimasti = await rimastiDa(archivio, parametri, await readElenco(files, parametri.input));
  await putElenco(files, chiave, rimasti);
  return rimasti;
};

/** Of the rejected alone, those that the run has now, whoever asked for them and under whatever record: their payslips hold what is paid, as the office changed it since. */
const rimastiDa = async (
  archivio: Archivio,
  parametri: ParametriCalcolo,
  tutti: readonly DaCalcolare[],
): Promise<readonly DaCalcolare[]> => {
  const testate = await cedoliniRepository(archivio).listTestate(parametri.processo);
  if (parametri.soloScartati)
    return testate.filter(isScartato).map(({ uidSubAnagrafe }) => ({ uidSubAnagrafe, input: null }));
  const perPersona = new Map(testate.map((testata) => [testata.uidSubAnagrafe, testata]));
  const primo = parametri.primoGiro ?? parametri.giro;
  return tutti.flatMap((uno) => {
    const testata = perPersona.get(uno.uidSubAnagrafe);
    if (testata === undefined) return [uno];
    if (!isDaRifare(testata, parametri)) return [];
    return [testata.giro >= primo ? { ...uno, input: null } : uno];
  });
};

const isScartato = ({ esito }: Pick<CedolinoSalvato, 'esito'>): boolean => esito === 'SCARTATO';

/** True of a payslip that an attempt computes again. */
export const isDaRifare = (
  testata: Pick<CedolinoSalvato, 'esito' | 'giro'>,
  { giro, soloScartati }: Pick<ParametriCalcolo, 'giro' | 'soloScartati'>,
): boolean => isScartato(testata) || (!soloScartati && testata.giro !== giro);

export const nomiBlocchi = (elenco: readonly DaCalcolare[]): string[] =>
  Array.from({ length: Math.ceil(elenco.length / PERSONE_PER_BLOCCO) }, (_, indice) => String(indice).padStart(4, '0'));

/** Inputs of the people of a block; who has none of their own keeps those of the stored payslip. */
export const inputDelBlocco = async (
  cedolini: ReturnType<typeof cedoliniRepository>,
  processo: Uid<'PROCESSO'>,
  elenco: readonly DaCalcolare[],
  blocco: string,
): Promise<{ input: InputCedolino; flgModificato: boolean }[]> => {
  const inizio = Number(blocco) * PERSONE_PER_BLOCCO;
  const persone = elenco.slice(inizio, inizio + PERSONE_PER_BLOCCO);
  const conservati = new Map(
    (
      await cedolini.getInteri(
        persone
          .filter(({ input }) => input === null)
          .map(({ uidSubAnagrafe }) => uidCedolino(processo, uidSubAnagrafe)),
      )
    ).map(({ testata, dettaglio }) => [
      testata.uidSubAnagrafe,
      { input: inputDi(testata, readContenuto(dettaglio.contenuto)), flgModificato: testata.flgModificato },
    ]),
  );
  return persone.flatMap(({ uidSubAnagrafe, input }) => {
    if (input !== null) return [{ input, flgModificato: false }];
    const conservato = conservati.get(uidSubAnagrafe);
    return conservato === undefined ? [] : [conservato];
  });
};
