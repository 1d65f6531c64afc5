import { useRoute } from '#api/query.ts';
import { scuolaRoutes, type Scuola, type ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { useSession } from '#ui/session.ts';
import { useScuolaPronta } from './scuola-pronta.ts';

/** The school itself: its record when the office has filled it in, what a new one starts from otherwise. Read once the first access has prepared it. */
export const useScuolaPropria = () => {
  const { sessione } = useSession();
  const pronta = useScuolaPronta();
  const elenco = useRoute(scuolaRoutes.listScuole, { query: { tipo: 'PROPRIA' } }, { enabled: pronta });
  const uid = elenco.data?.[0]?.uid;
  const scheda = useRoute(
    scuolaRoutes.getScuola,
    { params: { uid: uid ?? '' } },
    { enabled: uid !== undefined, staleTime: 0 },
  );
  return {
    scuola: uid === undefined ? null : (scheda.data ?? null),
    vuota: scuolaVuota('PROPRIA', {
      codMeccanografico: sessione.codmin,
      desScuola: sessione.desScuola,
      flgOrganico: true,
    }),
    caricamento: elenco.isPending || (uid !== undefined && scheda.isPending),
    errore: elenco.error ?? scheda.error,
    ricarica: () => {
      void elenco.refetch();
      if (uid !== undefined) void scheda.refetch();
    },
  };
};

/** The calls that are asked again once the record of the school has changed. */
export const vecchie = [
  scuolaRoutes.listScuole,
  scuolaRoutes.listSedi,
  scuolaRoutes.searchScuole,
  scuolaRoutes.getScuola,
];

/** Saves the record of a school, new or not. */
export const useSalvaScuola = (scuola?: Scuola | null) =>
  useSalva(scuolaRoutes.createScuola, scuolaRoutes.updateScuola, scuola ?? undefined, vecchie);

/** What the record of a new school starts from. */
export const scuolaVuota = (tipo: ScuolaInput['tipo'], resto: Partial<ScuolaInput> = {}): ScuolaInput => ({
  tipo,
  codMeccanografico: '',
  desScuola: '',
  codTipoScuola: null,
  flgAttivo: true,
  codFiscale: null,
  desIndirizzo: '',
  desCap: null,
  codComune: null,
  desComune: '',
  provincia: null,
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
  dati:
    tipo === 'PROPRIA'
      ? { codIpa: '', codUnivocoUfficio: null, setupType: 'SCUOLA', altriDati: [], firmatari: [] }
      : null,
  ...resto,
});

/** What is sent of a record: all of it but its id and version. */
export const inputDi = ({ uid: _uid, versione: _versione, ...input }: Scuola): ScuolaInput => input;
