import { RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import { Situazione } from '#shared/contracts/anagrafe/situazione.ts';

const persona = (posto: number, desCognome: string, desNome: string): RigaPersona =>
  RigaPersona.parse({
    uid: `persona-${posto}`,
    uidSubAnagrafe: `persona-${posto}`,
    prgAnagrafe: posto,
    matricola: 1000 + posto,
    desCognome,
    desNome,
    desCf: `ESEMPI80A0${posto}X000X`,
    datNascita: '1980-01-01',
    flgSesso: 'F',
    collegata: false,
    cfAnomalo: false,
  });

/** People who are obviously invented. */
export const persone: readonly RigaPersona[] = [
  persona(1, 'ESEMPIO', 'Ada'),
  persona(2, 'PROVA', 'Bruno'),
  persona(3, 'FINTA', 'Carla'),
];

const situazione = (posto: number, oggi: Pick<Situazione, 'servizio' | 'assenteFinoAl' | 'mancanze'>): Situazione => {
  const { uid, desCognome, desNome, desCf, matricola } = persone[posto - 1] ?? persona(posto, 'ALTRA', 'Prova');
  return Situazione.parse({ uid, desCognome, desNome, desCf, matricola, ...oggi });
};

/** Their situations of today: in service, absent, not in service with data missing. */
export const situazioni: readonly Situazione[] = [
  situazione(1, {
    servizio: {
      ruolo: 'DOCENTE',
      contratto: 'TI',
      desQualifica: 'Docente laureato',
      sedi: ['Sede di esempio'],
      datFine: null,
    },
    assenteFinoAl: null,
    mancanze: [],
  }),
  situazione(2, {
    servizio: {
      ruolo: 'DOCENTE',
      contratto: 'TD_30_6',
      desQualifica: 'Docente diplomato',
      sedi: [],
      datFine: '2026-06-30',
    },
    assenteFinoAl: '2026-03-17',
    mancanze: [],
  }),
  situazione(3, {
    servizio: null,
    assenteFinoAl: null,
    mancanze: ['Manca il modo di pagamento.'],
  }),
];
