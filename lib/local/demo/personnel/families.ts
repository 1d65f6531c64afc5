import { anagrafeImplementation } from '#functions/anagrafe/routes.ts';
import { assenzeImplementation } from '#functions/assenze/routes.ts';
import { impedimentoElaborazioni } from '#functions/cedolini/schede-accorpate/impedimento.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Platform } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { addMesi, meseDi } from '#shared/domain/tempo/mese.ts';
import type { AsOffice } from '../context.ts';
import { personaDemo } from '../people.ts';

const pair = (numero: number): string => String(numero).padStart(2, '0');

/** A dependent child of every seventh employee, and an absence for every fifth, of these days or of the months before. */
export const demoFamilies = async (
  platform: Platform,
  office: AsOffice,
  seme: number,
  oggi: string,
  uids: readonly Uid<'PERSONA'>[],
): Promise<void> => {
  for (const [numero, uid] of uids.entries()) {
    if (numero % 7 === 3) await child(platform, office, seme, numero, uid);
    if (numero % 5 === 2) await absence(platform, office, numero, uid, oggi);
  }
};

const child = async (
  platform: Platform,
  office: AsOffice,
  seme: number,
  numero: number,
  uidSubAnagrafe: Uid<'PERSONA'>,
): Promise<void> => {
  const anagrafe = anagrafeImplementation(platform, workflowsFromEnv(process.env), impedimentoElaborazioni);
  const { desCognome } = personaDemo(seme, numero);
  const figlio = {
    desCognome,
    desNome: numero % 2 === 0 ? 'Zenobia' : 'Zaccaria',
    flgSesso: numero % 2 === 0 ? ('F' as const) : ('M' as const),
    datNascita: `${2002 + (numero % 4)}-0${1 + (numero % 9)}-15`,
  };
  const desCf = codiceFiscaleDa({
    cognome: desCognome,
    nome: figlio.desNome,
    sesso: figlio.flgSesso,
    nascita: figlio.datNascita,
    codBelfiore: 'H501',
  });
  const { uid } = await office((context) =>
    anagrafe.createFamiliare(
      {
        body: {
          ...figlio,
          codParentela: 'FI',
          codComuneNascita: 'H501',
          desComuneNascita: 'ROMA',
          desCf,
          flgCfConfermato: false,
          flgConvivente: true,
          note: '',
          uidSubAnagrafe,
        },
      },
      context,
    ),
  );
  await office((context) =>
    anagrafe.createFamFiscale(
      {
        body: {
          uidParente: asUid(uid),
          datDecorrenza: '2024-01-01',
          flgCarico: true,
          flgDisabile: false,
          numMisura: numero % 3 === 0 ? 500_000 : 1_000_000,
        },
      },
      context,
    ),
  );
};

/** Days of illness: of one in four those around today, of the others some of the months before. */
const illness = (numero: number, oggi: string): { readonly datInizio: string; readonly datFine: string } => {
  if (numero % 4 === 0) return { datInizio: addGiorni(oggi, -2), datFine: addGiorni(oggi, 3 + (numero % 7)) };
  const mese = addMesi(meseDi(oggi), -(numero % 4));
  const giorno = (quale: number) => `${mese.anno}-${pair(mese.mese)}-${pair(quale)}`;
  const inizio = 3 + (numero % 10);
  return { datInizio: giorno(inizio), datFine: giorno(inizio + (numero % 6)) };
};

const absence = async (
  platform: Platform,
  office: AsOffice,
  numero: number,
  uidSubAnagrafe: Uid<'PERSONA'>,
  oggi: string,
): Promise<void> => {
  const assenze = assenzeImplementation(platform);
  await office((context) =>
    assenze.saveAssenza(
      {
        body: {
          uidSubAnagrafe,
          codTipoAssenza: 'MALATTIA',
          ...illness(numero, oggi),
          numOre: null,
          codMotivo: '0',
          datNascitaFiglio: null,
          numCertificato: '',
          datCertificato: null,
          note: '',
        },
      },
      context,
    ),
  );
};
