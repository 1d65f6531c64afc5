import type { Sorte } from '#lib/local/demo/random.ts';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';
import { servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { pick, type Passo, type Ufficio } from '../passo.ts';

/** So few that the same person is now and then entered twice. */
const PERSONE = 400;

/** The people of the school, by surname. */
export const persone = async ({ chi }: Ufficio) =>
  (await chi.ok(anagrafeRoutes.searchAnag, { body: { criteria: '' } })).righe;

const hire = async ({ chi, oggi }: Ufficio, caso: Sorte): Promise<void> => {
  const persona = await chi.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1 + caso.intero(PERSONE)) });
  const uidSubAnagrafe = persona.uid;
  const dal = addGiorni(oggi, -caso.intero(60));
  const servizio =
    caso.intero(2) === 0
      ? servizioDiProva({ datInizio: dal })
      : supplenzaDiProva(dal, addGiorni(dal, 10 + caso.intero(90)));
  await chi.ok(serviziRoutes.createServizio, { body: { ...servizio, uidSubAnagrafe } });
  await chi.ok(fiscaleRoutes.createFiscali, {
    body: {
      ...fiscaliPredefiniti(Number(oggi.slice(0, 4))),
      numAliquotaMassima: caso.scelta([230_000, 330_000, 430_000]),
      desAliquotaLettaDa: 'Cedolino di gennaio',
      uidSubAnagrafe,
    },
  });
};

const changePerson = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid } = pick(caso, await persone(ufficio));
  const cambi = [
    { desIndirizzo: `Via Mutevole ${1 + caso.intero(99)}` },
    { desNome: caso.scelta(['Ada', 'Aldo', 'Zoe']) },
    { note: 'Ha portato i documenti' },
  ];
  await changePersona(ufficio.chi, { uid }, pick(caso, cambi));
};

/** Two records become one, whoever they are of: what cannot be joined is refused. */
const mergePeople = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const tutte = await persone(ufficio);
  const [destinazione, altra] = [pick(caso, tutte), pick(caso, tutte)];
  await ufficio.chi.ok(anagrafeRoutes.accorpaAnagrafe, {
    body: { azione: 'ESEGUI', uidDestinazione: destinazione.uid, uids: [altra.uid] },
  });
};

const registerAbsence = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid } = pick(caso, await persone(ufficio));
  const datInizio = addGiorni(ufficio.oggi, caso.intero(40) - 30);
  const [codTipoAssenza, codMotivo] = pick(caso, [
    ['FERIE', null],
    ['MALATTIA', '0'],
  ] as const);
  await ufficio.chi.ok(assenzeRoutes.saveAssenza, {
    body: {
      uidSubAnagrafe: asUid<'PERSONA'>(uid),
      codTipoAssenza,
      datInizio,
      datFine: addGiorni(datInizio, caso.intero(8)),
      numOre: null,
      codMotivo,
      datNascitaFiglio: null,
      numCertificato: '',
      datCertificato: null,
      note: '',
    },
  });
};

const changeSector = async ({ chi }: Ufficio, caso: Sorte): Promise<void> => {
  const settori = await chi.ok(scuolaRoutes.listSettori, {});
  if (caso.intero(2) === 0)
    await chi.ok(scuolaRoutes.createSettore, {
      body: { codice: `S${caso.intero(9)}`, descrizione: 'Settore di prova' },
    });
  else {
    const { uid, versione } = pick(caso, settori);
    await chi.ok(scuolaRoutes.removeSettore, { params: { uid }, query: { versione } });
  }
};

export const passiPersone: readonly Passo[] = [
  { nome: 'assume una persona', peso: 4, make: hire },
  { nome: 'cambia una persona', peso: 4, make: changePerson },
  { nome: 'accorpa due persone', peso: 1, make: mergePeople },
  { nome: "registra un'assenza", peso: 4, make: registerAbsence },
  { nome: 'crea o elimina un settore', peso: 2, make: changeSector },
];
