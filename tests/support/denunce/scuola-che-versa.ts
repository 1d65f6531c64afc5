import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes, type F24Input } from '#shared/contracts/denunce/f24-chiamate.ts';
import type { AltriDati, Firmatario } from '#shared/contracts/scuola/dati-propri.ts';
import { scuolaRoutes, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { accessorio, compenso, compute, elaborazione, nameFirmatari, openUfficio, type Ufficio } from '../cedolini.ts';
import type { Person, TestHomeOptions } from '../home/test-home.ts';
import { loginOf, SCUOLA_A } from '../home/test-users.ts';

/** A school that has said all that its F24 needs, its payslip office and who sends its filings. */
export interface ScuolaCheVersa extends Ufficio {
  readonly adempimenti: Person;
  readonly gestore: Person;
}

/** The data of a school that its filings ask for. */
export const ALTRI_DATI = {
  dal: '2023-01-01',
  codRegioneFiscale: '08',
  ibanTesoreria: 'IT36H0100003245425300000001',
  codSedeInps: '7000',
  capInps: '00144',
  desComuneInps: 'ROMA',
  provinciaInpdap: 'RM',
  codAteco: null,
  codUfficioNoipa: '',
  codServizioNoipa: '',
  progressivoAzienda: null,
  formaGiuridica: null,
  enteVersanteMef: '',
  fondoPensione: null,
  fondoFineServizio: null,
  flgEnpdep: false,
  modelloF24: 'EP',
  tipoMittente: null,
  cfPersonaMittente: null,
  cfSoftwareHouse: null,
  codEnteNoipa: '',
} as const;

/** What a school has besides, when it has it. */
export interface AltroDellaScuola {
  readonly uidPosInps?: Scuola['uidPosInps'];
  readonly altriDati?: Partial<AltriDati>;
  readonly setupType?: SetupType;
  /** A municipal school applies the national contract of the schools. */
  readonly flgCcnlIstruzione?: boolean;
  readonly firmatari?: readonly Firmatario[];
  /** Another school than the first of the tests. */
  readonly codMeccanografico?: string;
}

/** The record of the school with all that its F24 needs. */
export const createScuolaCheVersa = async (
  gestore: Person,
  modelloF24: ModelloF24 = 'EP',
  {
    uidPosInps = null,
    altriDati = {},
    setupType = 'SCUOLA',
    flgCcnlIstruzione,
    firmatari = [],
    codMeccanografico = SCUOLA_A,
  }: AltroDellaScuola = {},
): Promise<void> => {
  await gestore.ok(scuolaRoutes.createScuola, {
    body: {
      tipo: 'PROPRIA',
      codMeccanografico,
      codMinisteriale: null,
      desScuola: 'Istituto di Prova',
      codTipoScuola: null,
      flgAttivo: true,
      codFiscale: '80012345676',
      desIndirizzo: 'Via Inventata, 1',
      desCap: '00144',
      codComune: 'H501',
      desComune: 'Roma',
      provincia: 'RM',
      desTelefono: null,
      desEMail: null,
      desPec: null,
      note: '',
      flgOrganico: true,
      patrono: null,
      uidPosInps,
      uidPosInail: null,
      entiSede: null,
      dati: {
        codIpa: '',
        codUnivocoUfficio: null,
        setupType,
        ...(flgCcnlIstruzione === undefined ? {} : { flgCcnlIstruzione }),
        altriDati: [{ ...ALTRI_DATI, modelloF24, ...altriDati }],
        firmatari: [...firmatari],
      },
    },
  });
};

export const openScuolaCheVersa = async (
  persone: number,
  modello: ModelloF24 = 'EP',
  casa: TestHomeOptions = {},
): Promise<ScuolaCheVersa> => {
  const aperta = await openUfficio(persone, casa);
  const gestore = await aperta.home.as(loginOf('GESTORE'));
  await nameFirmatari(aperta.ufficio);
  await createScuolaCheVersa(gestore, modello);
  return { ...aperta, gestore, adempimenti: await aperta.home.as(loginOf('ADEMPIMENTI')) };
};

/** A run of March 2026 that pays some people 100 € each, accounted. */
export const contabilizzata = async (
  { ufficio, uidDi }: ScuolaCheVersa,
  persone: readonly number[],
  cambi: Partial<ProcessoInput> = {},
): Promise<Processo> => {
  const { processo } = await compute(
    ufficio,
    elaborazione(cambi),
    persone.map((indice) => accessorio(uidDi(indice), [compenso(10_000)])),
  );
  const { uid, versione } = processo;
  return ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' },
  });
};

/** What the office says of the F24 of March of some runs. */
export const f24DiMarzo = (processi: readonly Processo[], cambi: Partial<F24Input> = {}): F24Input => ({
  processi: processi.map(({ uid }) => uid),
  anno: 2026,
  mese: 3,
  dataPagamento: '2026-04-15',
  descrizione: 'F24 di marzo',
  senzaCodiceFuori: false,
  ...cambi,
});

/** The F24 of those runs, gathered, with its file, sent today. */
export const sendF24 = async (
  adempimenti: Person,
  { denuncia }: DenunciaIntera,
): Promise<DenunciaIntera['denuncia']> => {
  const conFile = await adempimenti.ok(f24Routes.makeFileF24, {
    query: { uid: denuncia.uid, versione: denuncia.versione },
  });
  return adempimenti.ok(f24Routes.sendF24, {
    body: { uid: conFile.uid, versione: conFile.versione, datInvio: adempimenti.sessione.oggi, protocollo: '' },
  });
};
