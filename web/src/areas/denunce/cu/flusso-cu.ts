import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { numeroDelPunto, puntiCu, type CodicePunto } from '#shared/domain/denunce/punti-cu.ts';
import { statiUniemens } from '#shared/domain/denuncia.ts';
import { tabellaTipiRapporto } from '#shared/domain/incarichi/incarico.ts';
import { type CampoDenuncia } from '../parti/colonne-denuncia.tsx';
import type { FlussoMostrato, Sezione } from '../parti/flusso.ts';
import { valoreVigente } from '../parti/valore-vigente.ts';

/** Returns how the code of a point is said in words: the town of a code lies in the point before it; that of a birth is the town itself. */
const paroleDi = (codice: CodicePunto): Pick<CampoDenuncia, 'parola' | 'parole'> => {
  const comune = COMUNE_DI[codice];
  if (comune !== undefined) return { parola: (_, riga) => String(valoreVigente(riga, comune)) };
  return codice === 'DC001051' ? { parole: tabellaTipiRapporto.parole } : {};
};
const COMUNE_DI: Readonly<Partial<Record<CodicePunto, CodicePunto>>> = { DA002022: 'DA002020', DA002026: 'DA002024' };

/** A point as the list names it: its words, then its number on paper. */
const campo = (codice: CodicePunto, mostrato = false): CampoDenuncia => {
  const { nome, formato } = puntiCu[codice];
  return {
    nome: codice,
    titolo: `${nome} (punto ${numeroDelPunto(codice)})`,
    ...(formato === 'VP' ? { importo: true as const } : {}),
    ...(formato === 'DT' ? { giorno: true as const } : {}),
    ...(formato === 'CB' ? { parole: { 1: 'sì', 0: 'no' } } : {}),
    ...paroleDi(codice),
    ...(mostrato ? {} : { nascosto: true as const }),
  };
};

const PERSONA = { nome: 'nominativo', titolo: 'Persona', fisso: true } as const;

const MOSTRATI: readonly CodicePunto[] = [
  ...(['DA002001', 'DA002005', 'DA002020'] as const),
  ...(['DB001001', 'DB001002', 'DB001004', 'DB001006', 'DB001021', 'DC001018', 'DC001045'] as const),
  ...(['AU001001', 'AU001004', 'AU001008', 'AU001009'] as const),
];
const codici = Object.keys(puntiCu).filter((codice): codice is CodicePunto => Object.hasOwn(puntiCu, codice));
const campiDi = (...prefissi: readonly string[]): readonly CampoDenuncia[] => [
  PERSONA,
  ...codici
    .filter((codice) => prefissi.some((prefisso) => codice.startsWith(prefisso)))
    .map((codice) => campo(codice, MOSTRATI.includes(codice))),
];

const sezione = (
  quadro: string,
  { id, titolo, campi, vuoto }: Pick<Sezione, 'id' | 'titolo' | 'campi' | 'vuoto'>,
): Sezione => ({
  id,
  titolo,
  campi,
  vuoto,
  correzione: cuRoutes.putCertificato,
  origini: cuRoutes.getCertificato,
  diMolti: false,
  has: ({ calcolati }: RigaDenuncia) => calcolati.quadro === quadro,
  nomeDi: (riga) => String(valoreVigente(riga, 'nominativo')),
});

/** The yearly certifications. */
export const flussoCu: FlussoMostrato = {
  nome: 'CU',
  parole: { nuovo: 'Nuova CU', nessuno: 'Nessuna CU', eliminato: 'CU eliminata' },
  stati: statiUniemens,
  chiamate: {
    list: cuRoutes.listCu,
    get: cuRoutes.getCertificato,
    remove: cuRoutes.removeCu,
    makeFile: cuRoutes.makeFileCu,
    linkFile: cuRoutes.linkFileCu,
    send: cuRoutes.sendCu,
    undoSend: cuRoutes.undoSendCu,
  },
  lette: [cuRoutes.getCertificato, cuRoutes.listCu, cuRoutes.getCopertura],
  sezioni: [
    sezione('D', {
      id: 'persone',
      titolo: 'Persone',
      campi: [
        ...campiDi('DA002'),
        { nome: 'protocollo', titolo: 'Protocollo della ricevuta', nascosto: true },
        { nome: 'progressivoRicevuta', titolo: 'Progressivo nella ricevuta', nascosto: true },
      ],
      vuoto: 'In questo invio non c’è nessuno da certificare.',
    }),
    sezione('G', {
      id: 'dipendente',
      titolo: 'Lavoro dipendente',
      campi: campiDi('DB001', 'DC001'),
      vuoto: 'Nessuno in questo invio ha redditi di lavoro dipendente o assimilati.',
    }),
    sezione('H', {
      id: 'autonomo',
      titolo: 'Lavoro autonomo',
      campi: campiDi('AU001'),
      vuoto: 'Nessuno in questo invio ha redditi di lavoro autonomo.',
    }),
  ],
  primaDiInviare: () =>
    "Il tracciato è quello di programmi che scrivono la CU, con i punti del modello 2024: nessuno lo ha confrontato con le istruzioni dell'anno. Passare il file al programma di controllo dell'Agenzia prima di inviarlo.",
};
