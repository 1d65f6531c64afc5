import { nuovaScuolaItalia, scuolaItaliaEntita } from '#archivio/scuola/scuole-italia.ts';
import { scuolaImplementation } from '#functions/scuola/routes.ts';
import { tabelleImplementation } from '#functions/tabelle/routes.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Platform } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import type { ScuolaItalia } from '#shared/contracts/scuola/scuola-italia.ts';
import type { ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import type { CodiceInpsInput } from '#shared/contracts/tabelle/posizioni.ts';
import { annoScolasticoDi, nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import type { AsOffice } from './context.ts';
import type { ScuolaDemo } from './schools.ts';

const vuota: Omit<ScuolaInput, 'tipo' | 'codMeccanografico' | 'desScuola'> = {
  codTipoScuola: null,
  flgAttivo: true,
  codFiscale: null,
  desIndirizzo: "Via dell'Esempio 1",
  desCap: '00100',
  codComune: 'H501',
  desComune: 'ROMA',
  provincia: 'RM',
  desTelefono: null,
  desEMail: null,
  desPec: null,
  note: '',
  flgOrganico: false,
  patrono: null,
  uidPosInps: null,
  uidPosInail: null,
  codMinisteriale: null,
  entiSede: null,
  dati: null,
};

const SEDI = [
  ['XXEE80001E', 'Plesso degli Esempi'],
  ['XXMM80002M', 'Plesso delle Prove'],
] as const;
const ALTRE = [
  ['XXIC90001I', 'Istituto comprensivo Inventato'],
  ['XXPS90002P', 'Liceo scientifico Immaginario'],
  ['XXTF90003T', 'Istituto tecnico di Fantasia'],
] as const;
/** An invented national list: the real one is imported by the office from the Ministry's open data. */
const ITALIA = [
  ...ALTRE,
  ['XXPC90004C', 'Liceo classico Fittizio'],
  ['XXRC90005R', 'Istituto professionale Ipotetico'],
  ['XXSD90006S', "Istituto d'arte Immaginato"],
] as const;

/** The tables of the office: sites, other schools, calendars and holidays of this school year and the one before, positions, items, commissions. */
export const demoOfficeData = async (
  platform: Platform,
  office: AsOffice,
  { oggi, luogo }: Pick<ScuolaDemo, 'luogo'> & { readonly oggi: string },
): Promise<void> => {
  const { numAnno } = annoScolasticoDi(oggi);
  const anni = [numAnno - 1, numAnno];
  const scuola = scuolaImplementation(platform);
  const tabelle = tabelleImplementation(platform, workflowsFromEnv(process.env));
  const sedi = await demoSedi(scuola, office, { luogo });
  await demoElencoNazionale(office);
  await demoCalendari(scuola, office, anni, sedi);
  await demoClassificazioni(tabelle, office);
  await demoVoci(tabelle, office, numAnno);
  await demoCommissioni(tabelle, office, anni);
};

type ScuolaApi = ReturnType<typeof scuolaImplementation>;
type TabelleApi = ReturnType<typeof tabelleImplementation>;

/** The sites of the school and the other schools it deals with. @returns the uid of each site */
const demoSedi = async (
  scuola: ScuolaApi,
  office: AsOffice,
  { luogo }: Pick<ScuolaDemo, 'luogo'>,
): Promise<string[]> => {
  const sedi: string[] = [];
  const dove = {
    desCap: luogo.cap,
    codComune: luogo.codComune,
    desComune: luogo.desComune,
    provincia: luogo.provincia,
  };
  for (const [codMeccanografico, desScuola] of SEDI) {
    const body = {
      ...vuota,
      ...dove,
      tipo: 'SEDE',
      codMeccanografico,
      desScuola,
      flgOrganico: true,
    } as const;
    const { uid } = await office((context) => scuola.createScuola({ body }, context));
    sedi.push(uid);
  }
  for (const [codMeccanografico, desScuola] of ALTRE)
    await office((context) =>
      scuola.createScuola({ body: { ...vuota, tipo: 'ALTRA', codMeccanografico, desScuola } }, context),
    );
  return sedi;
};

const demoElencoNazionale = (office: AsOffice): Promise<void> =>
  office(async ({ archivio, modifica }) => {
    for (const [codice, nome] of ITALIA)
      modifica.write(archivio.of(scuolaItaliaEntita).create(nuovaScuolaItalia(voceNazionale(codice, nome))));
  });

const demoCalendari = async (
  scuola: ScuolaApi,
  office: AsOffice,
  anni: readonly number[],
  sedi: string[],
): Promise<void> => {
  for (const anno of anni) {
    const { uid, versione } = await office((context) => scuola.createCalendario({ body: calendarioDi(anno) }, context));
    await office((context) =>
      scuola.assignSedi(
        { params: { uid: asUid(uid) }, body: { sedi: sedi.map((sede) => asUid(sede)), versione } },
        context,
      ),
    );
    await office((context) => scuola.duplicateFestivita({ query: { anno } }, context));
  }
};

const demoClassificazioni = async (tabelle: TabelleApi, office: AsOffice): Promise<void> => {
  for (const [descrizione, qualifica2] of [
    ['Supplenti a tempo pieno', 'F'],
    ['Supplenti a tempo parziale', 'P'],
  ] as const) {
    const inps = {
      descrizione,
      qualifica1: '2',
      qualifica2,
      qualifica3: 'D',
      tipoContribuzione: '71',
      codContratto: 'CPUB',
      tipoLavoratore: '00',
      qualificaCu: '',
      tipoRapportoCu: '',
      flgTempoPieno: qualifica2 === 'F',
      flgAttiva: true,
      contratti: ['TD_31_8', 'TD_30_6', 'SUPPLENTE_BREVE'],
      ruoli: ['DOCENTE', 'IRC', 'EDUCATORE', 'ATA', 'DSGA'],
    } satisfies CodiceInpsInput;
    await office((context) => tabelle.createCodiceInps({ body: inps }, context));
  }
};

/** An item that no filing or list has been told about. */
const SENZA_DENUNCE = { codTipoSpt: '', codCapitolo: '', codCompensoNoipa: '', desTipoEmolumento: '' };

const demoVoci = async (tabelle: TabelleApi, office: AsOffice, annoInizio: number): Promise<void> => {
  const periodi = [{ annoInizio, meseInizio: 9, annoFine: null, meseFine: null, numValore: 1000 }];
  for (const [codVoce, desVoce, unita] of [
    ['TEATRO', 'Laboratorio teatrale', 'ORE'],
    ['VIAGGI', 'Accompagnamento nei viaggi di istruzione', 'GIORNI'],
    ['ORIENT', 'Orientamento', 'IMPORTO'],
  ] as const)
    await office((context) =>
      tabelle.createVoceUtente(
        { body: { codVoce, desVoce, unita, flgAttivo: true, ...SENZA_DENUNCE, periodi } },
        context,
      ),
    );
};

const demoCommissioni = async (tabelle: TabelleApi, office: AsOffice, anni: readonly number[]): Promise<void> => {
  for (const numAnno of anni) {
    const commissione = {
      numAnno,
      descrizione: `Commissione di esempio ${nomeAnnoScolastico(numAnno)}`,
      candidati: 42,
      giorniLavorati: 15,
      flgParitaria: false,
      presidente: 'Esempio Presidente',
      tipoEsame: 'MATURITA' as const,
      numClassi: 2,
      sede: 'Sede della scuola',
      articolate: [
        { classe: '5A', indirizzo: 'Linguistico', candidati: 12 },
        { classe: '5A', indirizzo: 'Scienze umane', candidati: 9 },
      ],
      membri: [
        {
          nominativo: 'Esempio Presidente',
          desCf: null,
          funzione: 'PRESIDENTE' as const,
          fasciaTrasferta: '2' as const,
        },
        {
          nominativo: 'Esempio Commissaria',
          desCf: null,
          funzione: 'COMMISSARIO_INTERNO' as const,
          fasciaTrasferta: null,
        },
      ],
    };
    await office((context) => tabelle.createCommissione({ body: commissione }, context));
  }
};

const calendarioDi = (numAnno: number) => ({
  anno: numAnno,
  regione: '12',
  descrizione: 'Calendario regionale',
  datInizio: `${numAnno}-09-15`,
  datFine: `${numAnno + 1}-06-08`,
  sospensioni: [{ descrizione: 'Vacanze natalizie', datInizio: `${numAnno}-12-23`, datFine: `${numAnno + 1}-01-06` }],
});

const voceNazionale = (codMeccanografico: string, nome: string): ScuolaItalia => ({
  codMeccanografico,
  desScuola: nome.toUpperCase(),
  desTipo: '',
  codIstituto: '',
  desIstituto: '',
  desIndirizzo: 'VIA INVENTATA',
  desCap: '00100',
  codComune: 'H501',
  desComune: 'ROMA',
  desProvincia: 'ROMA',
  desRegione: 'LAZIO',
  desEMail: '',
  desPec: '',
  flgStatale: true,
});
