import type { Sorte } from '#lib/local/demo/random.ts';
import { asUid } from '#platform/data/entita.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { composeIban, splitIban } from '#shared/domain/codici/iban.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';
import { pick } from '../../passo.ts';
import type { PassoConfrontato, Ufficio } from '../ufficio.ts';

/** Two records turn out to be of one person. */
const merge = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { libro, gestore } = ufficio;
  const [una, altra] = ufficio.doppia;
  if (libro.persone.chi(una) === libro.persone.chi(altra)) return;
  const [resta, va] = caso.intero(2) === 0 ? [una, altra] : [altra, una];
  await changePersona(gestore, { uid: asUid(va) }, { desCognome: libro.persone.datiDi(resta).cognome });
  libro.persone.write(va, { ...libro.persone.datiDi(va), cognome: libro.persone.datiDi(resta).cognome });
  const { stato } = await mergeSchede(gestore, { uid: asUid(resta) }, { uid: asUid(va) });
  if (stato === 'COMPLETATO') libro.persone.merge(resta, va);
};

/** A surname, or a codice fiscale that was wrong. */
const changePerson = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { libro, gestore } = ufficio;
  const scheda = pick(caso, libro.persone.schede());
  const dati = libro.persone.datiDi(scheda);
  if (caso.intero(2) === 0) {
    const cognome = `Sposati${caso.scelta(['bel', 'col', 'dom', 'fil'])}`;
    await changePersona(gestore, { uid: asUid(scheda) }, { desCognome: cognome });
    libro.persone.write(scheda, { ...dati, cognome });
  } else {
    const { desCf } = personaDiProva(600 + caso.intero(1000));
    await changePersona(gestore, { uid: asUid(scheda) }, { desCf });
    libro.persone.write(scheda, { ...dati, codice: desCf });
  }
};

/** A judge orders to withhold so much a month of a person. */
const order = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { libro, gestore } = ufficio;
  const scheda = pick(caso, libro.persone.schede());
  if (libro.ordini.some((ordine) => libro.persone.chi(ordine.scheda) === scheda)) return;
  const tipo = caso.scelta(['MANTENIMENTO', 'CREDITORE'] as const);
  const importo = caso.scelta([20_000, 50_000] as const);
  const totale = tipo === 'CREDITORE' && caso.intero(2) === 0 ? 60_000 : null;
  const { uid } = await gestore.ok(vociPersonaRoutes.createSoggettiva, {
    body: {
      uidSubAnagrafe: asUid(scheda),
      codVoce: tipo === 'CREDITORE' ? 'TERORD' : 'TERALI',
      numImporto: importo,
      datInizio: '2026-01-01',
      datFine: null,
      desRiferimento: `Ordinanza inventata ${1 + libro.ordini.length}/2026`,
      numTotale: totale,
      piano: null,
    },
  });
  libro.ordini.push({ uid, scheda, tipo, importo, totale });
};

/** A person is paid on another account from now on. */
const changeAccount = async ({ libro, gestore }: Ufficio, caso: Sorte): Promise<void> => {
  const scheda = pick(caso, libro.persone.schede());
  const conto = String(200_000 + caso.intero(700_000)).padStart(12, '0');
  const parti = splitIban(composeIban('05428', '11101', conto));
  if (parti === null) throw new Error(`No account ${conto}`);
  await changePersona(gestore, { uid: asUid(scheda) }, parti);
  libro.persone.write(scheda, { ...libro.persone.datiDi(scheda), conto });
};

/** Others sign for the school, on past days too. */
const changeSignatories = async ({ gestore }: Ufficio, caso: Sorte): Promise<void> => {
  const { versione, versioni } = await gestore.ok(impostazioniRoutes.getFirme, {});
  const firmaDs = `Dirigente Inventato ${1 + caso.intero(9)}`;
  await gestore.ok(impostazioniRoutes.saveFirme, {
    body: { versione, versioni: versioni.map((una) => ({ ...una, firmaDs })) },
  });
};

/** Changes of people and of the school, between closing and filing too. */
export const passiPersone: readonly PassoConfrontato[] = [
  { nome: 'merges', peso: 1, make: merge },
  { nome: 'changes a person', peso: 2, make: changePerson },
  { nome: 'orders to withhold', peso: 2, make: order },
  { nome: 'changes an account', peso: 2, make: changeAccount },
  { nome: 'changes the signatories', peso: 1, make: changeSignatories },
];
