import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { discordanzeRoutes, type CambioDaSalvare, type Discordanza } from '#shared/contracts/anagrafe/discordanze.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { incarichiRoutes, IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import { PersonaInput, type Persona } from '#shared/contracts/anagrafe/persona.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { compenso, docente, occasionaleDiProva } from '#support/cedolini.ts';
import {
  A_MILANO,
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import { sendSpt, sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import { contabilizzati, sendUniemens, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { changePersona, conto, SENZA_CONTO } from '#support/persone-di-prova.ts';
import { ferie, ferieDiProva } from '#support/servizi-di-prova.ts';

// The table of what is closed and a later fact: each fact is changed, what no longer agrees is told one by one, and the fact put back leaves nothing.

let scuola: ScuolaCheCertifica;
/** A short substitute, an occasional worker, a collaborator, a teacher with accessory pay. */
const chi = (indice: number): Persona => {
  const persona = scuola.persone[indice];
  if (persona === undefined) throw new Error('A person expected');
  return persona;
};

const COLLABORAZIONE = incaricoDiProva({
  numIncarico: '13',
  datInizio: '2026-01-01',
  codCausaleCu: null,
  codTipoRapporto: '06',
  codAltraAss: null,
  dichiarazioni: [],
});

beforeAll(async () => {
  scuola = await openScuolaCheCertifica(1, { altriDati: { codUfficioNoipa: '900', codServizioNoipa: '9001' } });
  await scuola.gestore.ok(incarichiRoutes.createIncarico, {
    body: { ...COLLABORAZIONE, uidSubAnagrafe: chi(2).uid },
  });
  await scuola.gestore.ok(fiscaleRoutes.createFiscali, { body: { ...FISCALI, uidSubAnagrafe: chi(3).uid } });
  const [{ uid: uidIncarico } = { uid: undefined }] = await scuola.gestore.ok(incarichiRoutes.listIncarichi, {
    body: { criteria: { uidSubAnagrafe: chi(1).uid } },
  });
  await contabilizzati(
    scuola,
    [
      {
        ...occasionaleDiProva(chi(1).uid, 10_000),
        voci: [{ ...compenso(10_000), ...(uidIncarico ? { uidIncarico } : {}) }],
      },
    ],
    { DES_ELABORAZIONE: 'Incarico', idMetodo: 'EST-LD' },
  );
  await contabilizzati(scuola, [{ uidSubAnagrafe: chi(3).uid, percettore: docente, voci: [compenso(10_000)] }], {
    DES_ELABORAZIONE: 'Docenti',
  });
  await saveFirma(scuola.adempimenti);
  await sendUniemens(scuola.adempimenti, (await uniemensDiMarzo(scuola.adempimenti)).denuncia);
  await sendSpt(scuola.adempimenti, (await sptDelTrimestre(scuola.adempimenti)).denuncia);
  await sendCu(scuola.adempimenti, (await elaboraCu(scuola.adempimenti)).denuncia);
}, 180_000);
afterAll(() => scuola.home.close());

const tocca = (indice: number): Promise<Discordanza[]> =>
  scuola.gestore.ok(discordanzeRoutes.cosaTocca, { body: { uidSubAnagrafe: chi(indice).uid } });
/** 'UNIEMENS: Cognome', 'CEDOLINO: Conto': which thing says what otherwise. */
const inBreve = (discordanze: readonly Discordanza[]): string[] =>
  discordanze
    .flatMap(({ tipo, adempimento, differenze }) =>
      differenze.map(({ cosa }) => `${adempimento ?? tipo}: ${cosa.slice(0, 60)}`),
    )
    .toSorted();

/** The teacher's tax data of the year, as their payslip read them. */
const FISCALI = {
  ...fiscaliPredefiniti(2026),
  numAliquotaMassima: 330_000,
  desAliquotaLettaDa: 'NoiPA di gennaio',
};

const persona = (cambi: Parameters<typeof changePersona>[2]) => async (uid: Persona['uid']) => {
  await changePersona(scuola.gestore, { uid }, cambi);
};
const incarico = (cambi: Parameters<typeof incaricoDiProva>[0]) => async (uidSubAnagrafe: Persona['uid']) => {
  const [suo] = await scuola.gestore.ok(incarichiRoutes.listIncarichi, { body: { criteria: { uidSubAnagrafe } } });
  if (suo === undefined) throw new Error('An assignment expected');
  const { numPagato: _pagato, uidSubAnagrafe: _di, accorpati: _accorpati, ...attuale } = suo;
  await scuola.gestore.ok(incarichiRoutes.updateIncarico, { body: { ...attuale, ...cambi } });
};
const aliquota = (numAliquotaMassima: number) => async (uidSubAnagrafe: Persona['uid']) => {
  const [{ versione } = { versione: 0 }] = await scuola.gestore.ok(fiscaleRoutes.listFiscali, {
    body: { criteria: { uidSubAnagrafe } },
  });
  await scuola.gestore.ok(fiscaleRoutes.updateFiscali, {
    body: { ...FISCALI, numAliquotaMassima, uidSubAnagrafe, versione },
  });
};

interface Fatto {
  readonly nome: string;
  /** The place of its person: a short substitute, an occasional worker, a collaborator, a teacher. */
  readonly di: number;
  readonly cambia: (uid: Persona['uid']) => Promise<void>;
  readonly rimetti: (uid: Persona['uid']) => Promise<void>;
  readonly dice: readonly string[];
}

/** A fact of later of a person, and every closed thing that says it otherwise. */
const FATTI: readonly Fatto[] = [
  {
    nome: 'the surname of a substitute',
    di: 0,
    cambia: persona({ desCognome: 'Galletti' }),
    rimetti: (uid) => persona({ desCognome: chi(0).desCognome })(uid),
    dice: ['CEDOLINO: Cognome', 'CEDOLINO: Cognome', 'CU: Cognome (DA002002)', 'UNIEMENS: Cognome'],
  },
  {
    nome: 'the codice fiscale of a substitute',
    di: 0,
    cambia: (uid) => persona({ desCf: conOmocodia(chi(0).desCf, 1) })(uid),
    rimetti: (uid) => persona({ desCf: chi(0).desCf })(uid),
    dice: [
      'CEDOLINO: Codice fiscale',
      'CEDOLINO: Codice fiscale',
      'CU: Codice fiscale (DA002001)',
      'UNIEMENS: CFLavoratore',
    ],
  },
  {
    nome: 'the codice fiscale of a teacher whose accessory pay was communicated',
    di: 3,
    cambia: (uid) => persona({ desCf: conOmocodia(chi(3).desCf, 1) })(uid),
    rimetti: (uid) => persona({ desCf: chi(3).desCf })(uid),
    dice: ['CEDOLINO: Codice fiscale', 'SPT: CodiceFiscale'],
  },
  {
    nome: 'the account of a teacher',
    di: 3,
    cambia: persona({ ...SENZA_CONTO, codModPagamento: 'D' }),
    rimetti: (uid) => persona({ ...conto(chi(3)), codModPagamento: 'B' })(uid),
    dice: ['CEDOLINO: Conto', 'CEDOLINO: Modalità di pagamento'],
  },
  {
    nome: 'the fiscal domicile of a collaborator in a year that is certified',
    di: 2,
    cambia: persona({
      domicili: [{ ...A_MILANO, codComuneDomf: 'H501', desComuneDomf: 'ROMA', codRegioneDomf: '08' }],
    }),
    rimetti: persona({ domicili: [A_MILANO] }),
    dice: [
      'CEDOLINO: Comune di residenza al 1° gennaio',
      'CEDOLINO: Domicilio fiscale',
      'CEDOLINO: Regione di residenza al 1° gennaio',
      'CU: Codice del comune (DA002022)',
      "CU: Domicilio all'1 gennaio dell'anno: comune (DA002020)",
      'CU: Provincia (DA002021)',
    ],
  },
  {
    nome: 'the kind and the start of an assignment already paid and declared',
    di: 2,
    cambia: incarico({ codTipoRapporto: '11', datInizio: '2026-02-01' }),
    rimetti: incarico({ codTipoRapporto: '06', datInizio: '2026-01-01' }),
    dice: [
      'CU: Gestione separata: tipo di rapporto (DC001051)',
      'CU: Inizio del rapporto (DB001008)',
      'UNIEMENS: Al',
      'UNIEMENS: CodiceAttivita',
      'UNIEMENS: TipoRapporto',
    ],
  },
  {
    nome: 'the cause of payment of an assignment that is certified',
    di: 1,
    cambia: incarico({ codCausaleCu: 'A' }),
    rimetti: incarico({ codCausaleCu: 'M' }),
    dice: ['CEDOLINO: Causale della certificazione', 'CU: Quadro H', 'CU: Quadro H'],
  },
  {
    nome: 'the sum agreed for an assignment, less than what was paid',
    di: 1,
    cambia: incarico({ numImporto: 5_000 }),
    rimetti: incarico({ numImporto: 300_000 }),
    dice: ["CEDOLINO: Per l'incarico 12 del 20/01/2026 sono pattuiti 50,00 €: con "],
  },
  {
    nome: 'the highest rate of a year that was paid',
    di: 3,
    cambia: aliquota(430_000),
    rimetti: aliquota(330_000),
    dice: ['CEDOLINO: Aliquota massima'],
  },
  {
    nome: 'an absence on days that were paid',
    di: 0,
    cambia: async (uid) => {
      await ferieDiProva(scuola.gestore, uid, '2026-01-12', '2026-01-31');
    },
    rimetti: async (uidSubAnagrafe) => {
      const { righe } = await scuola.gestore.ok(assenzeRoutes.searchAssenze, { body: { uidSubAnagrafe, limit: 0 } });
      for (const { uid, versione } of righe)
        await scuola.gestore.ok(assenzeRoutes.removeAssenza, { params: { uid }, query: { versione } });
    },
    dice: [
      'CEDOLINO: "Compenso forfettario" paga 31 giorni, dal 01/01/2026 al 31/',
      'CEDOLINO: "Compenso forfettario" paga 31 giorni, dal 01/01/2026 al 31/',
    ],
  },
];

test('nothing is told while nothing changes', async () => {
  expect((await Promise.all([0, 1, 2, 3].map(tocca))).map(inBreve)).toEqual([[], [], [], []]);
});

describe('what a later fact touches', () => {
  test.each(FATTI)(
    '$nome is told of each thing that says it otherwise, and no more once it is put back',
    async (fatto) => {
      const { uid } = chi(fatto.di);
      await fatto.cambia(uid);
      const detto = inBreve(await tocca(fatto.di));
      await fatto.rimetti(uid);
      expect(inBreve(await tocca(fatto.di))).toEqual([]);
      expect(detto).toEqual(fatto.dice);
    },
  );
});

describe('a change that is not saved yet', () => {
  const prima = (indice: number, cambio: CambioDaSalvare) =>
    scuola.gestore.ok(discordanzeRoutes.cosaTocca, { body: { uidSubAnagrafe: chi(indice).uid, cambio } });

  test('of a person says what it would touch, and touches nothing', async () => {
    const attuale = await scuola.gestore.ok(anagrafeRoutes.getPersona, { params: { uid: chi(0).uid } });
    const valori = PersonaInput.strip().parse({ ...attuale, desCognome: 'Galletti' });
    expect(inBreve(await prima(0, { di: 'PERSONA', valori }))).toEqual(FATTI[0]?.dice);
    expect(inBreve(await tocca(0))).toEqual([]);
    expect(
      await prima(0, { di: 'PERSONA', valori: PersonaInput.strip().parse({ ...attuale, note: 'Altro' }) }),
    ).toEqual([]);
  });

  test('of an assignment or of the tax data of a year too', async () => {
    const [suo] = await scuola.gestore.ok(incarichiRoutes.listIncarichi, {
      body: { criteria: { uidSubAnagrafe: chi(2).uid } },
    });
    if (suo === undefined) throw new Error('An assignment expected');
    const valori = IncaricoInput.strip().parse({ ...suo, codTipoRapporto: '11' });
    const incaricato = inBreve(await prima(2, { di: 'INCARICO', uid: suo.uid, valori }));
    expect(incaricato).toContain('UNIEMENS: TipoRapporto');
    const fiscali = { ...FISCALI, numAliquotaMassima: 430_000 };
    expect(inBreve(await prima(3, { di: 'FISCALI', valori: fiscali }))).toEqual(['CEDOLINO: Aliquota massima']);
  });

  test('of an absence or of a service, new or already there, too; nothing of it is stored', async () => {
    const uidSubAnagrafe = chi(0).uid;
    const nuova = ferie('2026-01-12', '2026-01-31');
    const dice = FATTI.find(({ nome }) => nome === 'an absence on days that were paid')?.dice;
    expect(inBreve(await prima(0, { di: 'ASSENZA', valori: nuova }))).toEqual(dice);
    const [servizio] = (await scuola.gestore.ok(serviziRoutes.searchServizi, { body: { uidSubAnagrafe, limit: 0 } }))
      .righe;
    if (servizio === undefined) throw new Error('A service expected');
    const intero = await scuola.gestore.ok(serviziRoutes.getServizio, { params: { uid: servizio.uid } });
    const valori = ServizioInput.strip().parse({ ...intero, datFine: '2026-01-15' });
    expect(inBreve(await prima(0, { di: 'SERVIZIO', uid: servizio.uid, valori })).length).toBeGreaterThan(0);
    expect(
      inBreve(await prima(0, { di: 'SERVIZIO', uid: servizio.uid, valori: ServizioInput.strip().parse(intero) })),
    ).toEqual([]);
    expect(inBreve(await tocca(0))).toEqual([]);
    const sbagliato = await scuola.gestore.call(discordanzeRoutes.cosaTocca, {
      body: { uidSubAnagrafe, cambio: { di: 'SERVIZIO', valori: { ...valori, codTipoServizio: 'ZZ' } } },
    });
    expect(sbagliato).toMatchObject({ status: 409, body: { code: 'RIFERIMENTO_NON_VALIDO' } });
  });

  test('of somebody whom the school does not have is refused', async () => {
    const answer = await scuola.gestore.call(discordanzeRoutes.cosaTocca, {
      body: { uidSubAnagrafe: asUid('nessuno0000001') },
    });
    expect(answer.status).toBe(404);
  });
});
