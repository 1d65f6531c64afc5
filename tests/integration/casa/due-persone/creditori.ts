import { vociPersonaRoutes, type Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';
import { nuovaPersona } from '#support/cedolini.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { Strada } from './strada.ts';

const IBAN = composeIban('03002', '03280', '123456789012');
const CREDITORE = 'functions/anagrafe/voci/creditore.ts';
const CREDITORE_DI_PROVA = {
  nome: 'Finanziaria Inventata',
  iban: composeIban('03002', '03280', '000000000001'),
  atto: 'Ordinanza del Tribunale inventato, R.G.E. 1/2025',
  data: '2025-01-10',
};

let numero = 760;
/** A new person, and the order on their pay that names the creditor. */
const ordineDaScrivere = async ({ gestore }: ScuolaCheVersa) => {
  const { uid } = await nuovaPersona(gestore, (numero += 1));
  return {
    uidSubAnagrafe: uid,
    codVoce: 'TERORD',
    numImporto: 10_000,
    datInizio: '2026-01-01',
    datFine: null,
    desRiferimento: 'R.G.E. 1/2025',
    numTotale: null,
    piano: null,
    creditore: CREDITORE_DI_PROVA,
  };
};
const nuovoOrdine = async (scuola: ScuolaCheVersa): Promise<Soggettiva> =>
  scuola.gestore.ok(vociPersonaRoutes.createSoggettiva, { body: await ordineDaScrivere(scuola) });

const creditori = async ({ gestore }: ScuolaCheVersa, uidSubAnagrafe: Soggettiva['uidSubAnagrafe']) =>
  (await gestore.ok(vociPersonaRoutes.listSoggettive, { body: { criteria: { uidSubAnagrafe } } })).map(
    ({ creditore }) => creditore?.iban ?? null,
  );

/** The roads by which what is withheld goes to another account. */
export const stradeDeiCreditori: readonly Strada[] = [
  {
    nome: 'the form of an order: another account of the creditor',
    tipo: 'COORDINATE',
    giudice: CREDITORE,
    prepara: async (scuola) => {
      const ordine = await nuovoOrdine(scuola);
      const { uidSubAnagrafe: _persona, ...campi } = ordine;
      const altro = { ...CREDITORE_DI_PROVA, iban: IBAN };
      return {
        tenta: () => scuola.ufficio.call(vociPersonaRoutes.updateSoggettiva, { body: { ...campi, creditore: altro } }),
        stato: () => creditori(scuola, ordine.uidSubAnagrafe),
      };
    },
  },
  {
    nome: 'an order that comes with its creditor',
    tipo: 'COORDINATE',
    giudice: CREDITORE,
    prepara: async (scuola) => {
      const body = await ordineDaScrivere(scuola);
      return {
        tenta: () => scuola.ufficio.call(vociPersonaRoutes.createSoggettiva, { body }),
        stato: () => creditori(scuola, body.uidSubAnagrafe),
      };
    },
  },
  {
    nome: 'an order that goes with its creditor',
    tipo: 'COORDINATE',
    giudice: CREDITORE,
    prepara: async (scuola) => {
      const { uid, versione, uidSubAnagrafe } = await nuovoOrdine(scuola);
      return {
        tenta: () => scuola.ufficio.call(vociPersonaRoutes.removeSoggettiva, { body: { uid, versione } }),
        stato: () => creditori(scuola, uidSubAnagrafe),
      };
    },
  },
];
