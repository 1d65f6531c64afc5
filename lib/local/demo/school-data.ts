import { getQualifica } from '#functions/riferimento/personale/voci-servizio.ts';
import { scuolaImplementation } from '#functions/scuola/routes.ts';
import { tabelleImplementation } from '#functions/tabelle/routes.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Platform } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import type { ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { codiciVuoti } from '#shared/contracts/tabelle/codici-denunce.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { isOfferta, modelloDi } from '#shared/domain/elaborazione/tipo-scuola.ts';
import type { AsOffice } from './context.ts';
import { demoOfficeData } from './office-data.ts';
import { personaDemo } from './people.ts';
import { organico } from './personnel/staff.ts';
import { codiceFiscaleScuola, type ScuolaDemo } from './schools.ts';

type Dati = Pick<ScuolaDemo, 'codmin' | 'nome' | 'setupType' | 'luogo' | 'seme'> & { readonly oggi: string };

const SETTORI = [
  ['DID', 'Didattica'],
  ['AMM', 'Amministrazione'],
  ['AUS', 'Servizi ausiliari'],
  ['LAB', 'Laboratori'],
] as const;
const SEDE_INPS = '7000';
/** Before the first run that can be. */
const DAL = '2023-01-01';

/** What the office fills in about the school before anything else: its record, positions, sectors, signatures. */
export const demoSchoolData = async (platform: Platform, office: AsOffice, dati: Dati): Promise<void> => {
  const scuola = scuolaImplementation(platform);
  const tabelle = tabelleImplementation(platform, workflowsFromEnv(process.env));
  const { uidPosInps, uidPosInail } = await positions(tabelle, office, dati);
  await office((context) => scuola.createScuola({ body: { ...laScuola(dati), uidPosInps, uidPosInail } }, context));
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
  if (FONDI[dati.setupType].fondoFineServizio !== null) await demoCodiciQualifiche(tabelle, office);
  await demoOfficeData(platform, office, dati);
};

type TabelleApi = ReturnType<typeof tabelleImplementation>;

/**
 * The contract and the qualification of the staff in the funds of the public administrations, as an office types them from the instructions of
 * the conto annuale; here they are placeholders, because no source gives those of the schools.
 */
const demoCodiciQualifiche = async (tabelle: TabelleApi, office: AsOffice): Promise<void> => {
  const periodo = { ...codiciVuoti, datInizio: DAL, contratto: 'SCUO', qualificaContoAnnuale: '012345' };
  const qualifiche = new Set(organico(100).map(({ qualifica }) => getQualifica(qualifica)?.codArgo ?? ''));
  for (const chiave of qualifiche)
    await office((context) =>
      tabelle.createCodiciDenunce({ body: { soggetto: 'QUALIFICA', chiave, periodi: [periodo] } }, context),
    );
};

/** The positions of the school with INPS and INAIL. */
const positions = async (
  tabelle: TabelleApi,
  office: AsOffice,
  { seme }: Dati,
): Promise<Pick<ScuolaInput, 'uidPosInps' | 'uidPosInail'>> => {
  const inps = {
    descrizione: 'Personale a tempo determinato',
    matricola: `${4900000000 + seme}`,
    codSede: SEDE_INPS,
    csc: '20101',
    codiciAutorizzazione: [],
    datSospensione: null,
    datRiattivazione: null,
    flgAttiva: true,
  };
  const inail = {
    descrizione: 'Collaboratori',
    posizione: `9000000${seme}`,
    codControllo: '01',
    codSede: '70000',
    numRiferimento: null,
    flgAttiva: true,
  };
  const { uid: uidPosInps } = await office((context) => tabelle.createPosInps({ body: inps }, context));
  const { uid: uidPosInail } = await office((context) => tabelle.createPosInail({ body: inail }, context));
  return { uidPosInps: asUid(uidPosInps), uidPosInail: asUid(uidPosInail) };
};

const nominativo = (seme: number, numero: number): string => {
  const { desNome, desCognome } = personaDemo(seme, numero);
  return `${desNome} ${desCognome}`;
};

type AltriDati = NonNullable<ScuolaInput['dati']>['altriDati'][number];

/** The funds of the staff and the names in the declarations to INPS of a school that is not of the State: a State school has its own by law. */
const FONDI: Readonly<
  Record<SetupType, Pick<AltriDati, 'fondoPensione' | 'fondoFineServizio' | 'progressivoAzienda' | 'formaGiuridica'>>
> = {
  SCUOLA: { fondoPensione: null, fondoFineServizio: null, progressivoAzienda: null, formaGiuridica: null },
  AFAM: { fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS', progressivoAzienda: '00000', formaGiuridica: '2450' },
  PARITARIA: {
    fondoPensione: 'FPLD',
    fondoFineServizio: null,
    progressivoAzienda: '00000',
    formaGiuridica: '2450',
  },
  COMUNALE: {
    fondoPensione: 'CPDEL',
    fondoFineServizio: 'INADEL',
    progressivoAzienda: '00000',
    formaGiuridica: '2430',
  },
};

/** The account the school pays from: in the treasury of the State for public bodies, in a bank for a private school. */
const contoDellaScuola = (setupType: SetupType, seme: number): string =>
  isOfferta('TESORERIA_UNICA', { setupType })
    ? composeIban('01000', '03245', String(348_300_000_000 + seme))
    : composeIban('03069', '03200', String(100_000_300_000 + seme));

/** Whom the school pays to. */
const altriDati = ({ seme, luogo, setupType }: Dati): AltriDati => ({
  dal: DAL,
  codRegioneFiscale: luogo.codRegione,
  ibanTesoreria: contoDellaScuola(setupType, seme),
  codSedeInps: SEDE_INPS,
  capInps: luogo.cap,
  desComuneInps: luogo.desComune,
  provinciaInpdap: luogo.provincia,
  codAteco: '85.31.20',
  codUfficioNoipa: setupType === 'SCUOLA' ? '900' : '',
  codServizioNoipa: setupType === 'SCUOLA' ? '9001' : '',
  enteVersanteMef: '',
  ...FONDI[setupType],
  flgEnpdep: false,
  modelloF24: modelloDi({ setupType }),
  tipoMittente: 'AZIENDA',
  cfPersonaMittente: personaDemo(seme, 1).desCf,
  cfSoftwareHouse: null,
  codEnteNoipa: '',
});

const laScuola = (dati: Dati): ScuolaInput => {
  const { codmin, nome, seme, luogo, setupType } = dati;
  return {
    tipo: 'PROPRIA',
    codMeccanografico: codmin,
    desScuola: nome,
    codTipoScuola: null,
    flgAttivo: true,
    codFiscale: codiceFiscaleScuola(seme),
    desIndirizzo: "Via dell'Esempio 100",
    desCap: luogo.cap,
    codComune: luogo.codComune,
    desComune: luogo.desComune,
    provincia: luogo.provincia,
    desTelefono: null,
    desEMail: 'segreteria@esempio.invalid',
    desPec: 'segreteria@pec.esempio.invalid',
    note: '',
    flgOrganico: true,
    patrono: { nome: 'Santi Pietro e Paolo', mese: 6, giorno: 29 },
    uidPosInps: null,
    uidPosInail: null,
    codMinisteriale: null,
    entiSede: null,
    dati: {
      codIpa: '',
      codUnivocoUfficio: null,
      setupType,
      ...(setupType === 'COMUNALE' ? { flgCcnlIstruzione: true } : {}),
      altriDati: [altriDati(dati)],
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
