import {
  valoriAnnunciatiRoutes,
  type ValoreAnnunciato,
} from '../../../../../shared/contracts/tabelle/valori-annunciati.ts';
import { descrizioneAnnunciabile } from '../../../../../shared/domain/elaborazione/valore-annunciato.ts';
import { useWrite } from '../../../api/query.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoRighe } from '../../../ui/elenco/fonti/use-elenco-righe.ts';
import { useGestione } from '../../../ui/elenco/use-gestione.tsx';
import { useHasRole } from '../../../ui/session.ts';
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
  const elimina = useWrite(valoriAnnunciatiRoutes.removeValoreAnnunciato);
  const gestione = useGestione<ValoreAnnunciato>({
    entita: 'VALORE_ANNUNCIATO',
    etichette,
    nome,
    elimina: ({ uid, versione }) => elimina.mutateAsync({ body: { uid, versione } }),
    onEliminata: elenco.tolta,
  });
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Valori annunciati"
        descrizione="Massimali e minimali dell'anno, letti prima che il programma li porti"
        etichetta={nome}
        {...(scrive
          ? {
              onApri: gestione.modifica,
              crea: { testo: 'Nuovo valore', onClick: gestione.nuovo },
              azioniRiga: (riga: ValoreAnnunciato) => gestione.azioni(riga),
            }
          : {})}
        vuoto={{
          titolo: 'Nessun valore annunciato',
          testo:
            "Servono solo all'inizio dell'anno: finché non ci sono, valgono con un avviso quelli dell'anno prima, e chi li supera resta in sospeso.",
        }}
      />
      {gestione.aperto && (
        <ValoreAnnunciatoModale valore={gestione.record} onChiudi={gestione.chiudi} onSalvato={elenco.salvata} />
      )}
      {gestione.registro}
    </>
  );
};
