import { valoriAnnunciatiRoutes, type ValoreAnnunciato } from '#shared/contracts/tabelle/valori-annunciati.ts';
import { descrizioneAnnunciabile } from '#shared/domain/elaborazione/valore-annunciato.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { useHasRole } from '#ui/session.ts';
import { etichetteAnnunciato as etichette, ValoreAnnunciatoModale } from './valore-annunciato-modale.tsx';

const colonne: readonly Colonna<ValoreAnnunciato>[] = [
  { id: 'anno', titolo: etichette.anno, larghezza: 100 },
  { id: 'quale', titolo: etichette.quale, valore: ({ quale }) => descrizioneAnnunciabile[quale] },
  { id: 'importo', titolo: etichette.importo, tipo: 'importo', larghezza: 160 },
  { id: 'fonte', titolo: etichette.fonte },
  { id: 'letto', titolo: etichette.letto, tipo: 'data', larghezza: 140 },
];

const nome = ({ quale, anno }: ValoreAnnunciato): string => `${descrizioneAnnunciabile[quale]} del ${anno}`;

/** The figures INPS prints in January, as the school has read them before the program brings them. */
export const ValoriAnnunciatiPage = () => {
  const scrive = useHasRole('GESTORE', 'TESTER');
  const elenco = useElencoRighe({
    nome: 'valori-annunciati',
    route: valoriAnnunciatiRoutes.listValoriAnnunciati,
    request: { body: {} },
    colonne,
    ordine: 'anno',
    verso: 'DESC',
  });
  const gestione = useGestione<ValoreAnnunciato>({
    entita: 'VALORE_ANNUNCIATO',
    etichette,
    nome,
    elimina: valoriAnnunciatiRoutes.removeValoreAnnunciato,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Valori annunciati"
      descrizione="Massimali e minimali dell'anno, letti prima che il programma li porti"
      etichetta={nome}
      crea="Nuovo valore"
      scrive={scrive}
      vuoto={{
        titolo: 'Nessun valore annunciato',
        testo:
          "Servono solo all'inizio dell'anno: finché non ci sono, valgono con un avviso quelli dell'anno prima, e chi li supera resta in sospeso.",
      }}
      finestra={(record, chiudi) => (
        <ValoreAnnunciatoModale valore={record} onChiudi={chiudi} onSalvato={elenco.salvata} />
      )}
    />
  );
};
