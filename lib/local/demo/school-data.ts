import { asUid } from '../../../functions/platform/data/entita.ts';
import type { Platform } from '../../../functions/platform/platform.ts';
import { workflowsFromEnv } from '../../../functions/platform/work/workflows.ts';
import { scuolaImplementation } from '../../../functions/scuola/routes.ts';
import { tabelleImplementation } from '../../../functions/tabelle/routes.ts';
import type { ScuolaInput } from '../../../shared/contracts/scuola/scuola.ts';
import { composeIban } from '../../../shared/domain/codici/iban.ts';
import { cifraControllo } from '../../../shared/domain/codici/partita-iva.ts';
import type { AsOffice } from './context.ts';
import { demoOfficeData } from './office-data.ts';
import { personaDemo } from './people.ts';

interface Dati {
  readonly codmin: string;
  readonly nome: string;
  readonly seme: number;
  readonly oggi: string;
}

const SETTORI = [
  ['DID', 'Didattica'],
  ['AMM', 'Amministrazione'],
  ['AUS', 'Servizi ausiliari'],
  ['LAB', 'Laboratori'],
] as const;
const DAL = '2023-09-01';

/** What the office fills in about the school before anything else: its record, positions, sectors, signatures. */
export const demoSchoolData = async (platform: Platform, office: AsOffice, dati: Dati): Promise<void> => {
  const scuola = scuolaImplementation(platform);
  const tabelle = tabelleImplementation(platform, workflowsFromEnv(process.env));
  const inps = await office((context) =>
    tabelle.createPosInps(
      {
        body: {
          descrizione: 'Personale a tempo determinato',
          matricola: `${4900000000 + dati.seme}`,
          codSede: '7000',
          csc: '20101',
          codiciAutorizzazione: [],
          flgAttiva: true,
        },
      },
      context,
    ),
  );
  await office((context) => scuola.createScuola({ body: { ...laScuola(dati), uidPosInps: asUid(inps.uid) } }, context));
  for (const [codice, descrizione] of SETTORI)
    await office((context) => scuola.createSettore({ body: { codice, descrizione } }, context));
  const { versione } = await office((context) => scuola.getFirme({}, context));
  await office((context) =>
    scuola.saveFirme(
      {
        body: {
          versione,
          versioni: [
            {
              dal: DAL,
              etichettaDs: 'Il dirigente scolastico',
              firmaDs: nominativo(dati.seme, 0),
              etichettaDsga: 'Il direttore dei servizi generali e amministrativi',
              firmaDsga: nominativo(dati.seme, 1),
              dicitura: "Firma autografa omessa ai sensi dell'art. 3 del D.Lgs. n. 39/1993",
            },
          ],
        },
      },
      context,
    ),
  );
  await demoOfficeData(platform, office, dati);
};

const nominativo = (seme: number, numero: number): string => {
  const { desNome, desCognome } = personaDemo(seme, numero);
  return `${desNome} ${desCognome}`;
};

type AltriDati = NonNullable<ScuolaInput['dati']>['altriDati'][number];

/** Whom a State school pays to. */
const altriDati = (seme: number): AltriDati => ({
  dal: DAL,
  codRegioneFiscale: '08',
  ibanTesoreria: composeIban('01000', '03245', String(348_300_000_000 + seme)),
  codSedeInps: '7000',
  capInps: '00100',
  desComuneInps: 'ROMA',
  provinciaInpdap: 'RM',
  codAteco: '85.31.20',
  codUfficioNoipa: '',
  codServizioNoipa: '',
  progressivoAzienda: null,
  formaGiuridica: null,
  enteVersanteMef: '',
  fondoPensione: null,
  fondoFineServizio: null,
  flgEnpdep: false,
  modelloF24: 'EP',
  tipoMittente: 'AZIENDA',
  cfPersonaMittente: personaDemo(seme, 1).desCf,
  cfSoftwareHouse: null,
  codEnteNoipa: '',
});

const laScuola = ({ codmin, nome, seme }: Dati): ScuolaInput => {
  const dieci = `970000000${seme}`;
  return {
    tipo: 'PROPRIA',
    codMeccanografico: codmin,
    desScuola: nome,
    codTipoScuola: null,
    flgAttivo: true,
    codFiscale: `${dieci}${cifraControllo(dieci)}`,
    desIndirizzo: "Via dell'Esempio 100",
    desCap: '00100',
    codComune: 'H501',
    desComune: 'ROMA',
    provincia: 'RM',
    desTelefono: null,
    desEMail: 'segreteria@esempio.invalid',
    desPec: 'segreteria@pec.esempio.invalid',
    note: '',
    flgOrganico: true,
    patrono: { nome: 'Santi Pietro e Paolo', mese: 6, giorno: 29 },
    uidPosInps: null,
    uidPosInail: null,
    entiSede: null,
    dati: {
      codIpa: '',
      codUnivocoUfficio: null,
      setupType: 'SCUOLA',
      altriDati: [altriDati(seme)],
      firmatari: [0, 1].map((numero) => ({
        ruolo: numero === 0 ? ('DS' as const) : ('DSGA' as const),
        nominativo: nominativo(seme, numero),
        codFiscale: personaDemo(seme, numero).desCf,
        dal: DAL,
        al: null,
      })),
    },
  };
};
