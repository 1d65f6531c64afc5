import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { accessorio, compenso, compute, elaborazione, nameFirmatari, openUfficio } from '../cedolini.ts';
import type { Person, TestHomeOptions } from '../home/test-home.ts';
import { loginOf } from '../home/test-users.ts';
import { supplenzaDiProva } from '../servizi-di-prova.ts';
import { createScuolaCheVersa, type AltroDellaScuola, type ScuolaCheVersa } from './scuola-che-versa.ts';

export const MATRICOLA = '7000000001';
export const MARZO = { anno: 2026, mese: 3 };

/** The record of a school with a position at INPS, who sends its UniEmens, and how its short substitutes are classified. */
export const createScuolaCheDenuncia = async (gestore: Person, altro: AltroDellaScuola = {}): Promise<void> => {
  const { uid } = await gestore.ok(posizioniRoutes.createPosInps, {
    body: {
      descrizione: 'Posizione di prova',
      matricola: MATRICOLA,
      codSede: '7000',
      csc: null,
      codiciAutorizzazione: [],
      datSospensione: null,
      datRiattivazione: null,
      flgAttiva: true,
    },
  });
  await createScuolaCheVersa(gestore, 'EP', {
    firmatari: [
      { ruolo: 'DS', nominativo: 'Ada Inventata', codFiscale: 'VRDTTV66D61H501M', dal: '2023-01-01', al: null },
    ],
    ...altro,
    uidPosInps: uid,
    altriDati: {
      tipoMittente: 'AZIENDA',
      cfPersonaMittente: 'VRDTTV66D61H501M',
      cfSoftwareHouse: '01999990011',
      ...altro.altriDati,
    },
  });
  await gestore.ok(posizioniRoutes.createCodiceInps, {
    body: {
      descrizione: 'Docente supplente',
      qualifica1: '2',
      qualifica2: 'F',
      qualifica3: 'D',
      tipoContribuzione: '71',
      codContratto: 'CPUB',
      tipoLavoratore: '00',
      qualificaCu: '',
      tipoRapportoCu: '',
      flgTempoPieno: true,
      flgAttiva: true,
      contratti: ['SUPPLENTE_BREVE'],
      ruoli: ['DOCENTE'],
    },
  });
};

/** People with a short substitution of the first months of 2026, and one more, the last, who has none. */
export const openScuolaCheDenuncia = async (
  persone: number,
  casa: TestHomeOptions = {},
  altro: AltroDellaScuola = {},
): Promise<ScuolaCheVersa> => {
  const aperta = await openUfficio(persone + 1, casa);
  const gestore = await aperta.home.as(loginOf('GESTORE'));
  await nameFirmatari(aperta.ufficio);
  await createScuolaCheDenuncia(gestore, altro);
  for (const { uid } of aperta.persone.slice(0, persone))
    await gestore.ok(serviziRoutes.createServizio, {
      body: { ...supplenzaDiProva('2026-01-08', '2026-02-27'), uidSubAnagrafe: uid },
    });
  return { ...aperta, gestore, adempimenti: await aperta.home.as(loginOf('ADEMPIMENTI')) };
};

/** Accessory pay of a short substitute. */
export const supplente = (uid: string, importo = 10_000): InputCedolino =>
  accessorio(uid, [compenso(importo)], {
    percettore: { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' },
  });

/** Fee of a collaborator of the school without other cover. */
export const collaboratore = (uid: Uid<'PERSONA'>, importo = 10_000): InputCedolino => ({
  uidSubAnagrafe: uid,
  percettore: { tipo: 'COCOCO' },
  voci: [compenso(importo)],
  fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: 2_000_000 },
});

/** A run that pays them, accounted: fixed pay of before March 2026 into the filing of March. */
export const contabilizzati = async (
  { ufficio }: Pick<ScuolaCheVersa, 'ufficio'>,
  cedolini: readonly InputCedolino[],
  cambi: Partial<ProcessoInput> = {},
): Promise<Processo> => {
  const { processo } = await compute(ufficio, elaborazione(cambi), [...cedolini]);
  const { uid, versione } = processo;
  const diPrima = processo.ANNO === MARZO.anno && processo.MESE < MARZO.mese;
  const spostabile = diPrima && processo.TIPO_ELABORAZIONE === 'SUP';
  const spostata = spostabile ? { newPeriodo: { ...MARZO, flgAggiornaRiferimento: false } } : {};
  return ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse', ...spostata },
  });
};

/** The UniEmens of March, gathered from its accounted runs. */
export const uniemensDiMarzo = (chi: Person, versione?: number): Promise<DenunciaIntera> =>
  chi.ok(uniemensRoutes.saveUniemens, {
    body: { ...MARZO, allowEmpty: false, ...(versione === undefined ? {} : { versione }) },
  });

/** Its file, then the day it was sent: today. */
export const sendUniemens = async (chi: Person, { uid, versione }: Denuncia): Promise<Denuncia> => {
  const conFile = await chi.ok(uniemensRoutes.makeFileUniemens, { query: { uid, versione } });
  return chi.ok(uniemensRoutes.sendUniemens, {
    body: { uid, versione: conFile.versione, datInvio: chi.sessione.oggi, protocollo: '' },
  });
};
