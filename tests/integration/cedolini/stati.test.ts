import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { collaudoRoutes } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { fileCasiRoutes } from '#shared/contracts/cedolini/collaudo/file-casi.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import { cedoliniRoutes } from '#shared/contracts/cedolini/index.ts';
import { migrazioneRoutes } from '#shared/contracts/cedolini/migrazione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { rinnovoRoutes } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import { statiElaborazione, type StatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { accessorio, compute, elaborazione, openUfficio, oreInsegnamento } from '#support/cedolini.ts';
import type { Answer, Person, TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';
import { perche, type Esposta } from './stati-in-parole.ts';

let home: TestHome;
let ufficio: Person;
let tester: Person;
let persona: string;
/** One computed run with one payslip, put in one state after another: what is refused leaves it as it is. */
let processo: Processo;
beforeAll(async () => {
  const aperto = await openUfficio(1);
  ({ home, ufficio } = aperto);
  tester = await home.as(loginOf('TESTER'));
  persona = aperto.uidDi(0);
  ({ processo } = await compute(ufficio, elaborazione(), [accessorio(persona, [oreInsegnamento(1000)])]));
});
afterAll(() => home.close());

const esposte: readonly Esposta[] = ['nessuno', 'dipendenti', 'bilancio'];

const inStato = async (STATUS: StatoElaborazione, esposta: Esposta): Promise<void> => {
  const cambi = { STATUS, FLG_ESP_DIP: esposta === 'dipendenti', FLG_ESP_WWB: esposta === 'bilancio' };
  const { record, operazioni } = archivioDi(home.store, SCUOLA_A).of(processoEntita).update(processo, cambi);
  await sendOperazioni(home.store, operazioni);
  processo = record;
};

/** A call that only some states of a run allow, and whether one shown outside the office may be in them. */
interface Chiamata {
  readonly nome: string;
  readonly route: Route;
  readonly cosa: string;
  readonly ammessa: readonly StatoElaborazione[];
  readonly ancheEsposta: boolean;
  readonly call: () => Promise<Answer<unknown>>;
}

const uidEVersione = () => ({ uid: processo.uid, versione: processo.versione });
const id = () => ({ idProcesso: processo.uid });
const idEVersione = () => ({ idProcesso: processo.uid, versione: processo.versione });
const cedolino = () => `${processo.uid}-${persona}`;

/** Allowed once it is accounted, shown or not. */
const SE_CHIUSA = { ammessa: ['CONTABILIZZATO'], ancheEsposta: true } as const;

const chiamate: readonly Chiamata[] = [
  {
    nome: 'changing it',
    route: processiRoutes.updateProcesso,
    cosa: 'modificare',
    ammessa: ['ATTESA', 'COMPLETATO', 'FALLITO'],
    ancheEsposta: false,
    call: () => ufficio.call(processiRoutes.updateProcesso, { body: { ...elaborazione(), ...uidEVersione() } }),
  },
  {
    nome: 'deleting it',
    route: processiRoutes.removeProcesso,
    cosa: 'eliminare',
    ammessa: ['ATTESA', 'COMPLETATO', 'FALLITO'],
    ancheEsposta: false,
    call: () => ufficio.call(processiRoutes.removeProcesso, { body: uidEVersione() }),
  },
  {
    nome: 'taking it off the list',
    route: processiRoutes.removeProcesso,
    cosa: 'nascondere',
    ammessa: ['ATTESA', 'COMPLETATO', 'FALLITO', 'CONTABILIZZATO'],
    ancheEsposta: true,
    call: () => ufficio.call(processiRoutes.removeProcesso, { body: { ...uidEVersione(), hide: true } }),
  },
  {
    nome: 'preparing a row of it',
    route: bozzaRoutes.saveBozza,
    cosa: 'preparare',
    ammessa: ['ATTESA'],
    ancheEsposta: false,
    call: () =>
      ufficio.call(bozzaRoutes.saveBozza, {
        body: { ...id(), righe: [{ versione: 0, input: accessorio(persona, [oreInsegnamento(100)]) }] },
      }),
  },
  {
    nome: 'taking a prepared row away',
    route: bozzaRoutes.removeBozza,
    cosa: 'preparare',
    ammessa: ['ATTESA'],
    ancheEsposta: false,
    call: () =>
      ufficio.call(bozzaRoutes.removeBozza, {
        body: { ...id(), righe: [{ versione: 1, uidSubAnagrafe: asUid<'PERSONA'>(persona) }] },
      }),
  },
  {
    nome: 'computing it',
    route: processiRoutes.startCalcolo,
    cosa: 'calcolare',
    ammessa: ['ATTESA'],
    ancheEsposta: false,
    call: () =>
      ufficio.call(processiRoutes.startCalcolo, {
        body: { processo: uidEVersione(), cedolini: [accessorio(persona, [oreInsegnamento(100)])] },
      }),
  },
  {
    nome: 'computing it again',
    route: processiRoutes.startCalcolo,
    cosa: 'ricalcolare',
    ammessa: ['COMPLETATO', 'FALLITO'],
    ancheEsposta: false,
    call: () =>
      ufficio.call(processiRoutes.startCalcolo, {
        body: { processo: uidEVersione(), cedolini: [], recomputeId: processo.uid },
      }),
  },
  {
    nome: 'correcting a payslip',
    route: payslipRoutes.updateCedolino,
    cosa: 'modificare',
    ammessa: ['COMPLETATO'],
    ancheEsposta: false,
    call: () =>
      ufficio.call(payslipRoutes.updateCedolino, {
        body: { uid: cedolino(), versione: 1, input: accessorio(persona, [oreInsegnamento(1200)]) },
      }),
  },
  {
    nome: 'deleting payslips',
    route: payslipRoutes.removeCedolini,
    cosa: 'modificare',
    ammessa: ['COMPLETATO', 'FALLITO'],
    ancheEsposta: false,
    call: () =>
      ufficio.call(payslipRoutes.removeCedolini, { body: { ...idEVersione(), idCedolinoList: [cedolino()] } }),
  },
  {
    nome: 'accounting it',
    route: chiusuraRoutes.contabilizza,
    cosa: 'contabilizzare',
    ammessa: ['COMPLETATO'],
    ancheEsposta: true,
    call: () => ufficio.call(chiusuraRoutes.contabilizza, { body: idEVersione() }),
  },
  {
    nome: 'showing it to the employees',
    route: chiusuraRoutes.esponiDipendenti,
    cosa: 'esporre ai dipendenti',
    ammessa: ['COMPLETATO', 'CONTABILIZZATO'],
    ancheEsposta: true,
    call: () => ufficio.call(chiusuraRoutes.esponiDipendenti, { body: idEVersione() }),
  },
  {
    nome: 'hiding it from the employees',
    route: chiusuraRoutes.nascondiDipendenti,
    cosa: 'nascondere ai dipendenti',
    ammessa: ['COMPLETATO', 'CONTABILIZZATO'],
    ancheEsposta: true,
    call: () => ufficio.call(chiusuraRoutes.nascondiDipendenti, { body: idEVersione() }),
  },
  {
    nome: 'handing it to the budget product',
    route: chiusuraRoutes.esponiBilancio,
    cosa: 'esporre al bilancio',
    ...SE_CHIUSA,
    call: () => ufficio.call(chiusuraRoutes.esponiBilancio, { body: idEVersione() }),
  },
  {
    nome: 'taking it back from the budget product',
    route: chiusuraRoutes.togliBilancio,
    cosa: 'togliere dal bilancio',
    ...SE_CHIUSA,
    call: () => ufficio.call(chiusuraRoutes.togliBilancio, { body: idEVersione() }),
  },
  {
    nome: 'writing its payment orders',
    route: chiusuraRoutes.saveMandati,
    cosa: 'pagare con un mandato',
    ammessa: ['COMPLETATO', 'CONTABILIZZATO'],
    ancheEsposta: true,
    call: () => ufficio.call(chiusuraRoutes.saveMandati, { body: { ...idEVersione(), mandati: [] } }),
  },
  {
    nome: 'taking the day of the treasurer',
    route: esecuzioneRoutes.decidiEsecuzione,
    cosa: 'spostare al giorno dei mandati',
    ...SE_CHIUSA,
    call: () => ufficio.call(esecuzioneRoutes.decidiEsecuzione, { body: { ...idEVersione(), perche: 'Prova' } }),
  },
  {
    nome: 'saying that a payslip was put right',
    route: chiusuraRoutes.setSistemato,
    cosa: 'sistemare',
    ...SE_CHIUSA,
    call: () =>
      ufficio.call(chiusuraRoutes.setSistemato, {
        body: { ...idEVersione(), persone: [asUid<'PERSONA'>(persona)], motivo: 'Prova' },
      }),
  },
  {
    nome: 'correcting it by another run',
    route: correzioneRoutes.correggiCedolino,
    cosa: 'correggere con un’altra',
    ...SE_CHIUSA,
    call: () =>
      ufficio.call(correzioneRoutes.correggiCedolino, {
        body: { uid: cedolino(), voci: [], ANNO: 2026, MESE: 4, dataPagamento: '2026-04-20' },
      }),
  },
  {
    nome: 'bringing items into it',
    route: migrazioneRoutes.migraCompensi,
    cosa: 'preparare',
    ammessa: ['ATTESA'],
    ancheEsposta: false,
    call: () =>
      ufficio.call(migrazioneRoutes.migraCompensi, {
        body: { processo: processo.uid, idProcessoProv: processo.uid, cedolini: [] },
      }),
  },
  {
    nome: 'merging another run into it',
    route: accorpamentoRoutes.accorpaProcessi,
    cosa: 'accorpare',
    ammessa: ['COMPLETATO'],
    ancheEsposta: false,
    call: () =>
      ufficio.call(accorpamentoRoutes.accorpaProcessi, {
        body: {
          idProcessoDest: processo.uid,
          versioneDest: processo.versione,
          idProcessoProv: processo.uid,
          versioneProv: processo.versione,
        },
      }),
  },
  {
    nome: 'freezing it as a test case',
    route: collaudoRoutes.createCaso,
    cosa: 'usare per un caso di collaudo',
    ammessa: ['COMPLETATO', 'CONTABILIZZATO'],
    ancheEsposta: true,
    call: () => tester.call(collaudoRoutes.createCaso, { body: { ...id(), descrizione: 'Caso' } }),
  },
];

/** Refused by the state of a test, tried in collaudo/, or by what a renewal is, tried in rinnovo.test.ts; not by the state of a run. */
const { confirmCaso, removeProva } = collaudoRoutes;
const DELLE_PROVE: readonly Route[] = [
  confirmCaso,
  removeProva,
  fileCasiRoutes.saveDebugJson,
  fileCasiRoutes.exportCaso,
  rinnovoRoutes.creaArretratiRinnovo,
];

test('every call of the area that a state may refuse is tried here', () => {
  const provate = new Set([...chiamate.map(({ route }) => route), ...DELLE_PROVE].map(routeKey));
  const dichiarate = Object.values<Route>(cedoliniRoutes).filter(({ errors }) => errors.includes('STATO_NON_AMMESSO'));
  expect(dichiarate.map(routeKey).filter((key) => !provate.has(key))).toEqual([]);
});

describe.each(esposte)('a run shown to: %s', (esposta) => {
  describe.each(statiElaborazione)('in state %s', (stato) => {
    beforeAll(() => inStato(stato, esposta));
    const rifiutate = chiamate.filter(
      ({ ammessa, ancheEsposta }) => !ammessa.includes(stato) || (esposta !== 'nessuno' && !ancheEsposta),
    );
    test.each(rifiutate)('$nome is refused, saying why', async ({ cosa, ammessa, call }) => {
      const frase = `^L'elaborazione 1 "Compensi di prova" di marzo 2026 non si può ${cosa}: ${perche(stato, esposta, ammessa)}`;
      await rifiutata(home, call, {
        ...statoNonAmmesso(new RegExp(frase)),
        current: { uid: processo.uid, STATUS: stato, versione: processo.versione },
      });
    });
  });
});
