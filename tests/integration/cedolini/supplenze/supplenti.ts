import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { assenzeRoutes, type AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { elaborazione } from '#support/cedolini.ts';
import type { Person } from '#support/home/test-home.ts';
import { dipendenteDiProva } from '#support/servizi-di-prova.ts';

/** CCNL 18/1/2024, secondary school, 0-8: the twelfth of the annual tabellare, and 13th a day on 365. */
export const MENSILE = 202_236;
/** A run of March that computes them. */
export const supplenze = () =>
  elaborazione({
    ANNO: 2025,
    MESE: 3,
    dataPagamento: '2025-03-31',
    idMetodo: 'SUP-LD',
    simulazione: true,
    DES_ELABORAZIONE: 'Supplenze di marzo',
  });
/** A person of whom nothing is typed: all comes from the records. */
export const senzaInserimenti = ({ uid }: Persona) => ({ uidSubAnagrafe: uid, percettore: null, voci: [] });
export const diMarzo = { anno: 2025, mese: 3 };

/** How an office enters substitutes and their absences. */
export const supplentiDi = (gestore: () => Person) => {
  let numero = 0;
  /** A substitute with a service, and the tax data of the year. */
  const supplente = async (servizio: ServizioInput, numRedditoPresunto: number | null = 1_200_000) => {
    const registrato = await dipendenteDiProva(gestore(), (numero += 1), servizio);
    await gestore().ok(fiscaleRoutes.createFiscali, {
      body: { ...fiscaliPredefiniti(2025), numRedditoPresunto, uidSubAnagrafe: registrato.persona.uid },
    });
    return registrato;
  };
  /** An absence of theirs. */
  const assenza = (
    { uid }: Persona,
    codTipoAssenza: string,
    datInizio: string,
    datFine: string,
    cambi: Partial<AssenzaInput> = {},
  ) =>
    gestore().ok(assenzeRoutes.saveAssenza, {
      body: {
        codTipoAssenza,
        datInizio,
        datFine,
        numOre: null,
        codMotivo: codTipoAssenza === 'MALATTIA' ? '0' : null,
        datNascitaFiglio: null,
        numCertificato: '',
        datCertificato: null,
        note: '',
        ...cambi,
        uidSubAnagrafe: uid,
      },
    });
  return { supplente, assenza };
};
