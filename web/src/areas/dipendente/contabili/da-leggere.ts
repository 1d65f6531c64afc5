import { useRoute } from '#api/query.ts';
import {
  datiContabiliRoutes,
  type CedolinoProprio,
  type CertificazionePropria,
} from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { useLette } from '#ui/lette.ts';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { useSession } from '#ui/session.ts';

/** What was shown longer ago is no news, read or not. */
const GIORNI = 90;
const OGNI_CINQUE_MINUTI = 5 * 60_000;

/** How a document is marked as read. */
export const idDocumento = (uid: string): string => `documento:${uid}`;

interface DaLeggere {
  readonly id: string;
  readonly testo: string;
  readonly indirizzo: string;
}

/** The payslips and the certificates shown to the employee of late and not opened on this browser, the last first. Nothing is asked while not `enabled`. */
export const useDaLeggere = (enabled: boolean): readonly DaLeggere[] => {
  const { oggi, uidSubAnagrafe, consultazioni } = useSession().sessione;
  const anno = useAnnoCorrente();
  const lette = useLette();
  const chiede = enabled && uidSubAnagrafe !== null && consultazioni.includes('datiContabili');
  const opzioni = { enabled: chiede, refetchInterval: OGNI_CINQUE_MINUTI };
  const questo = useRoute(datiContabiliRoutes.getDatiContabili, { body: { anno, tipo: 'ALL' } }, opzioni);
  // the certificate of a year is handed over in the next, and so may be its last payslips
  const scorso = useRoute(datiContabiliRoutes.getDatiContabili, { body: { anno: anno - 1, tipo: 'ALL' } }, opzioni);
  const dal = addGiorni(oggi, -GIORNI);
  return [questo.data, scorso.data]
    .flatMap((dati) =>
      dati === undefined ? [] : [...dati.cedolini.map(delCedolino), ...dati.certificazioni.map(dellaCu)],
    )
    .filter(({ id, esposto }) => esposto >= dal && !lette.has(id))
    .toSorted((a, b) => (a.esposto < b.esposto ? 1 : -1));
};

const delCedolino = (cedolino: CedolinoProprio) => ({
  id: idDocumento(cedolino.uid),
  testo: `Cedolino di ${formatMese(cedolino)}`,
  indirizzo: `#/my-datiContabili?cedolino=${cedolino.uid}`,
  esposto: cedolino.esposto ?? '',
});

const dellaCu = ({ uid, descrizione, consegnata }: CertificazionePropria) => ({
  id: idDocumento(uid),
  testo: descrizione,
  indirizzo: '#/my-datiContabili',
  esposto: consegnata,
});
