import { bozzaRepository, type RigaBozzaSalvata } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository, type CedolinoIntero } from '#archivio/cedolini/cedolini-repository.ts';
import { uidCedolino, type CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { inputDi, readContenuto } from '#archivio/cedolini/contenuto.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import type { PassaggioElaborazioni } from '#archivio/persone/passaggio-elaborazioni.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { nextVersion } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { inputRiuniti } from '../accorpamento/accorpabile.ts';
import { cedoliniPersone } from '../calcolo/cedolini-persone.ts';
import { cambiDiRiassunto } from '../cedolino/cedolini-service.ts';
import { cedolinoIntero } from '../cedolino/cedolino-intero.ts';
import { aperteCon } from './aperte.ts';
import { inputPassato, interoPassato } from './intestazione.ts';
import { markSommeRiunite } from './somme-riunite.ts';

const PASSA: Ammessa = {
  cosa: 'cambiare mentre se ne accorpano le schede',
  da: ['ATTESA', 'COMPLETATO', 'FALLITO'],
  ancheEsposta: true,
};

const MOTIVO = 'Accorpate le schede di una persona che paga';

/** Open runs under one record when two become one: rows and payslips move, of both one is made, and the run is to be calculated again. */
export const passaggioElaborazioni: PassaggioElaborazioni = {
  segna: markSommeRiunite,
  aperte: async (archivio, persone) => (await aperteCon(archivio, persone)).map(({ processo }) => processo.uid),
  passa: async (uid, perdente, destinazione, context) => {
    const { archivio, modifica } = context;
    const processi = processiRepository(archivio);
    const prima = await processi.get(uid);
    if (prima === undefined || prima.STATUS === 'CONTABILIZZATO') return;
    const cedolini = cedoliniRepository(archivio);
    const interi = await cedolini.getConservati(
      [perdente, destinazione.uid].map((persona) => uidCedolino(uid, persona)),
    );
    const suo = interi.find(({ testata }) => testata.uid === uidCedolino(uid, perdente));
    const altro = interi.find(({ testata }) => testata.uid === uidCedolino(uid, destinazione.uid));
    const righe = await passaRighe(prima, perdente, destinazione, context);
    if (suo === undefined && altro === undefined && righe.length === 0) return;
    modifica.add(...righe);
    const testate = await cedolini.listTestate(uid);
    const dopo =
      suo === undefined ? testate : await scambiati(testate, { prima, perdente, destinazione, suo, altro }, context);
    const cambi = dopo.length === 0 ? {} : { ...cambiDiRiassunto(prima, dopo), FLG_RECOMPUTE: true };
    modifica.write(processi.change(prima, cambi, PASSA), {
      azione: 'stato',
      prima: { FLG_RECOMPUTE: prima.FLG_RECOMPUTE },
      dopo: { FLG_RECOMPUTE: dopo.length > 0, accorpata: perdente },
      motivo: `${MOTIVO}: ${nominativo(destinazione.desCognome, destinazione.desNome)}`,
    });
  },
};

/** The heads of a run once a payslip is written under the record that stays. */
const scambiati = async (
  testate: readonly CedolinoSalvato[],
  dati: DaPassare,
  context: PassoContext,
): Promise<readonly CedolinoSalvato[]> => {
  const cedolini = cedoliniRepository(context.archivio);
  const scritto = await passato(dati, context);
  context.modifica.add(...cedolini.removeIntero(dati.suo.testata), ...cedolini.putIntero(scritto));
  const superati = new Set([dati.suo.testata.uid, scritto.testata.uid]);
  return [...testate.filter(({ uid }) => !superati.has(uid)), scritto.testata];
};

interface DaPassare {
  readonly prima: Processo;
  readonly perdente: Uid<'PERSONA'>;
  readonly destinazione: Persona;
  readonly suo: CedolinoIntero;
  readonly altro: CedolinoIntero | undefined;
}

/** Moves the payslip of a merged record to the remaining one, or makes one payslip of the two. */
const passato = async (
  { prima, perdente, destinazione, suo, altro }: DaPassare,
  { archivio }: PassoContext,
): Promise<CedolinoIntero> => {
  const versione = nextVersion(prima);
  if (altro === undefined) return interoPassato(suo, perdente, destinazione, versione);
  const input = uniti(prima, inputDelCedolino(altro), inputPassato(inputDelCedolino(suo), perdente, destinazione.uid));
  const [persona] = await cedoliniPersone(archivio, prima, [input]);
  if (persona === undefined) throw new Error('One input is one payslip');
  return cedolinoIntero(persona, {
    idProcesso: prima.uid,
    dataPagamento: prima.dataPagamento,
    versione,
    giro: altro.testata.giro,
    flgModificato: false,
  });
};

const inputDelCedolino = ({ testata, dettaglio }: CedolinoIntero): InputCedolino =>
  inputDi(testata, readContenuto(dettaglio.contenuto));

/** @throws STATO_NON_AMMESSO when two payslips became different since the merge was asked for */
const uniti = ({ DES_ELABORAZIONE }: Processo, dest: InputCedolino, prov: InputCedolino): InputCedolino => {
  const esito = inputRiuniti(dest, prov);
  if ('input' in esito) return esito.input;
  throw new AppError('STATO_NON_AMMESSO', `In "${DES_ELABORAZIONE}" i due cedolini non diventano uno: ${esito.motivo}`);
};

/** The rows of a run being prepared under the record that stays; of both, one. */
const passaRighe = async (
  prima: Processo,
  perdente: Uid<'PERSONA'>,
  { uid: uidSubAnagrafe }: Persona,
  { archivio }: PassoContext,
): Promise<readonly Operazione[]> => {
  const bozza = bozzaRepository(archivio);
  const righe = await bozza.getRighe(prima.uid, [perdente, uidSubAnagrafe]);
  const di = (persona: Uid<'PERSONA'>): RigaBozzaSalvata | undefined =>
    righe.find((riga) => riga.uidSubAnagrafe === persona);
  const [sua, altra] = [di(perdente), di(uidSubAnagrafe)];
  if (sua === undefined) return [];
  const input = inputPassato(sua.input, perdente, uidSubAnagrafe);
  const { modificataDa, modificataIl } = sua;
  const scritta =
    altra === undefined
      ? bozza.create({ uidSubAnagrafe, versione: 1, input, modificataDa, modificataIl }, prima.uid)
      : bozza.update(altra, { input: uniti(prima, altra.input, input) });
  return [...bozza.remove(sua).operazioni, ...scritta.operazioni, bozza.mark(prima.uid)];
};
