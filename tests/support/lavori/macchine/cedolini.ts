import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { cartellaProcesso } from '#functions/cedolini/processi/input-calcolo.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { collaudoRoutes } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { avvisiPostaRoutes } from '#shared/contracts/scuola/avvisi-posta.ts';
import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
import { statoStampaRoutes } from '#shared/contracts/stampe/stato.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { accessorio, compute, elaborazione, oreInsegnamento, prepare } from '../../cedolini.ts';
import { BUCKET_NAME } from '../../home/test-home.ts';
import { personaDiProva } from '../../persone-di-prova.ts';
import { createCaso } from '../../stampe/prova-di-collaudo.ts';
import { sentBy } from '../outbox.ts';
import { untilDone } from '../sguardi.ts';
import { openWork, type Macchina, type Preparato, type ScuolaAlLavoro } from './macchina.ts';

const inputOf = ({ persone }: ScuolaAlLavoro) => persone.map(({ uid }) => accessorio(uid, [oreInsegnamento(100)]));

const pagati = async (
  scuola: ScuolaAlLavoro,
  cedolini = inputOf(scuola),
  DES_ELABORAZIONE = 'Ore di prova',
): Promise<Processo> => (await compute(scuola.ufficio, elaborazione({ DES_ELABORAZIONE }), cedolini)).processo;

/** State, payslips and reason of a run; null when there is none. */
const readProcesso = async ({ ufficio }: ScuolaAlLavoro, uid: Uid<'PROCESSO'>) => {
  const { status, body } = await ufficio.call(processiRoutes.getProcesso, { body: { uid } });
  if (status === 404) return null;
  const { STATUS, numCedolini, motivoFallimento } = body as Processo;
  return { STATUS, numCedolini, motivoFallimento };
};
const fallito = (numCedolini: number, motivoFallimento: string) => ({
  STATUS: 'FALLITO',
  numCedolini,
  motivoFallimento,
});
const completato = (numCedolini: number) => ({ STATUS: 'COMPLETATO', numCedolini, motivoFallimento: null });

const calcolo = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { ufficio, persone } = scuola;
  const { uid, versione } = await prepare(ufficio, elaborazione());
  return {
    chi: ufficio,
    begin: async () => {
      const body = { processo: { uid, versione }, cedolini: inputOf(scuola) };
      return (await ufficio.ok(processiRoutes.startCalcolo, { body })).lavoro.uid;
    },
    read: () => readProcesso(scuola, uid),
    interrotto: (motivo) => fallito(0, motivo),
    concluso: completato(persone.length),
  };
};

const eliminaTutto = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { uid, versione } = await pagati(scuola);
  return {
    chi: scuola.ufficio,
    begin: async () => {
      const { lavoro } = await scuola.ufficio.ok(processiRoutes.removeProcesso, { body: { uid, versione } });
      return lavoro?.uid ?? '';
    },
    read: () => readProcesso(scuola, uid),
    interrotto: (motivo) => fallito(scuola.persone.length, motivo),
    concluso: null,
  };
};

/** A small run goes at once, and leaves its files to the work. */
const eliminaFile = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { ufficio } = scuola;
  const { uid, versione } = await pagati(scuola, inputOf(scuola).slice(0, 2));
  const file = async () => {
    const Prefix = cartellaProcesso(archivioDi(scuola.home.store, ufficio.sessione.codmin), uid);
    return (
      await new S3Client({ forcePathStyle: true }).send(new ListObjectsV2Command({ Bucket: BUCKET_NAME, Prefix }))
    ).KeyCount;
  };
  return {
    chi: ufficio,
    begin: async () => {
      await ufficio.ok(processiRoutes.removeProcesso, { body: { uid, versione } });
      return openWork(scuola);
    },
    read: async () => ({ processo: await readProcesso(scuola, uid), conFile: (await file()) !== 0 }),
    interrotto: () => ({ processo: null, conFile: true }),
    concluso: { processo: null, conFile: false },
  };
};

const eliminaAlcuni = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { ufficio, persone } = scuola;
  const { uid, versione } = await pagati(scuola);
  const idCedolinoList = persone.slice(1).map((persona) => `${uid}-${persona.uid}`);
  return {
    chi: ufficio,
    begin: async () => {
      const body = { idProcesso: uid, versione, idCedolinoList };
      return (await ufficio.ok(payslipRoutes.removeCedolini, { body })).lavoro?.uid ?? '';
    },
    read: () => readProcesso(scuola, uid),
    interrotto: (motivo) => fallito(persone.length, motivo),
    concluso: completato(1),
  };
};

/** Two runs of three people, one in common, to be merged. */
const accorpa = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const tre = inputOf(scuola).slice(0, 3);
  const dest = await pagati(scuola, tre.slice(0, 2), 'Ore di due');
  const prov = await pagati(scuola, tre.slice(1), 'Altre ore');
  return {
    chi: scuola.ufficio,
    begin: async () => {
      const body = {
        idProcessoProv: prov.uid,
        versioneProv: prov.versione,
        idProcessoDest: dest.uid,
        versioneDest: dest.versione,
      };
      return (await scuola.ufficio.ok(accorpamentoRoutes.accorpaProcessi, { body })).lavoro.uid;
    },
    read: async () => [await readProcesso(scuola, dest.uid), await readProcesso(scuola, prov.uid)],
    interrotto: (motivo) => [fallito(2, motivo), fallito(2, motivo)],
    concluso: [completato(3), null],
  };
};

/** The same two, merged, to be parted. */
const separa = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { begin, ...accorpate } = await accorpa(scuola);
  const unite = await begin();
  await untilDone(scuola.ufficio, unite);
  return {
    ...accorpate,
    begin: async () => {
      await scuola.ufficio.ok(lavoroRoutes.undoLavoro, { params: { uid: unite }, body: {} });
      return openWork(scuola);
    },
    interrotto: (motivo) => [fallito(3, motivo), fallito(0, motivo)],
    concluso: [completato(2), completato(2)],
  };
};

const prova = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { tester } = scuola;
  const { uid: idCaso } = await createCaso(tester, (await pagati(scuola)).uid);
  const read = async () =>
    (await tester.ok(collaudoRoutes.listProve, { body: { idCaso } })).map(({ stato, motivo, numDiversi }) => ({
      stato,
      motivo,
      numDiversi,
    }));
  return {
    chi: tester,
    begin: async () => {
      const [avviata] = await tester.ok(collaudoRoutes.startProve, { body: { casi: [idCaso] } });
      return avviata?.lavoroUid ?? '';
    },
    read,
    interrotto: (motivo) => [{ stato: 'FALLITO', motivo, numDiversi: null }],
    concluso: [{ stato: 'COMPLETATO', motivo: null, numDiversi: 0 }],
  };
};

const stampa = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { ufficio } = scuola;
  const { uid: idProcesso } = await pagati(scuola);
  let printId = '';
  return {
    chi: ufficio,
    begin: async () => {
      ({ printId } = await ufficio.ok(stampeRoutes.printCedolini, { body: { idProcesso } }));
      return printId;
    },
    read: async () => {
      const { stato, link } = await ufficio.ok(statoStampaRoutes.getStampa, { params: { printId }, query: {} });
      return { stato, conFile: link !== null };
    },
    interrotto: () => ({ stato: 'FALLITO', conFile: false }),
    concluso: { stato: 'COMPLETATO', conFile: true },
  };
};

const avvisi = async (scuola: ScuolaAlLavoro): Promise<Preparato> => {
  const { gestore, ufficio, home } = scuola;
  const numero = scuola.next();
  const desEMail = `numero${numero}@esempio.invalid`;
  const persona = await ufficio.ok(anagrafeRoutes.createPersona, { body: { ...personaDiProva(numero), desEMail } });
  const { versione } = await gestore.ok(avvisiPostaRoutes.getAvvisiPosta, {});
  await gestore.ok(avvisiPostaRoutes.saveAvvisiPosta, {
    body: { avvisi: { cedolini: true, approvazioni: false }, versione },
  });
  const processo = await pagati(scuola, [accessorio(persona.uid, [oreInsegnamento(100)])]);
  return {
    chi: ufficio,
    begin: async () => {
      const body = { idProcesso: processo.uid, versione: processo.versione };
      return (await ufficio.ok(chiusuraRoutes.esponiDipendenti, { body })).esposizione?.avvisi ?? '';
    },
    read: async () => (await sentBy(home)).filter(({ a }) => a === desEMail).length,
    interrotto: () => 0,
    concluso: 1,
  };
};

export const macchineCedolini: readonly Macchina[] = [
  { nome: 'the calculation of a run', tipo: 'calcolo-cedolini', prepare: calcolo },
  { nome: 'the removal of a run', tipo: 'elimina-cedolini', prepare: eliminaTutto },
  { nome: 'the removal of the files of a run', tipo: 'elimina-cedolini', prepare: eliminaFile, prima: 1 },
  { nome: 'the removal of some payslips', tipo: 'elimina-cedolini', prepare: eliminaAlcuni },
  { nome: 'the merge of two runs', tipo: 'accorpa-elaborazioni', prepare: accorpa },
  { nome: 'the undo of a merge of runs', tipo: 'accorpa-elaborazioni', prepare: separa },
  { nome: 'the test of a case', tipo: 'prova-collaudo', prepare: prova },
  { nome: 'a print', tipo: 'stampa', prepare: stampa },
  { nome: 'messages to people', tipo: 'avvisi-posta', prepare: avvisi },
];
