import Alert from '@cloudscape-design/components/alert';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { TUTTA_LA_SCUOLA } from '#shared/domain/scambio.ts';
import { Importazione } from '#ui/importazione/importazione-guidata.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { useSession } from '#ui/session.ts';
import { tipoDallIndirizzo, titoloDi, vociPer } from './tipi.ts';

/** The import of one kind of record, or of a whole school. */
export const ImportaTipoPage = () => {
  const { sessione } = useSession();
  const navigate = useNavigate();
  const tipo = tipoDallIndirizzo(useParams().tipo);
  const [parametri] = useSearchParams();
  const ripresa = parametri.get('riprendi') ?? undefined;
  const ammesso = tipo !== undefined && vociPer(sessione.ruoli).some((voce) => voce.tipo === tipo && voce.importa);
  if (!ammesso)
    return (
      <Pagina titolo="Importa">
        <Alert type="warning">
          {tipo === undefined
            ? 'Questo tipo di dati non esiste.'
            : `Il ruolo dell'utente non permette di importare ${titoloDi(tipo).toLowerCase()}.`}
        </Alert>
      </Pagina>
    );
  return (
    <Pagina
      titolo={`Importa: ${titoloDi(tipo)}`}
      descrizione="Prima si vede l'anteprima, poi si conferma, e si può annullare"
    >
      {tipo === TUTTA_LA_SCUOLA && (
        <Alert type="info">
          Una cartella Excel con un foglio per ogni tipo di dati, oppure il file JSON, come li scrive l’esportazione di
          tutta la scuola.
        </Alert>
      )}
      <Importazione
        key={`${tipo} ${ripresa ?? ''}`}
        tipo={tipo}
        ripresa={ripresa}
        onChiudi={() => {
          void navigate('/scambio');
        }}
      />
    </Pagina>
  );
};
