import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { SettoreInput, type Settore } from '#shared/contracts/scuola/settore.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';

const colonne: readonly Colonna<Settore>[] = [
  { id: 'codice', titolo: 'Codice', larghezza: 160 },
  { id: 'descrizione', titolo: 'Descrizione' },
];

const etichette = { codice: 'Codice', descrizione: 'Descrizione' };

const nome = ({ codice }: Settore): string => `il settore ${codice}`;

/** The sector types of the school. */
export const TipiSettorePage = () => {
  const elenco = useElencoRighe({ nome: 'tipi-settore', route: scuolaRoutes.listSettori, request: {}, colonne });
  const gestione = useGestione<Settore>({
    entita: 'SETTORE',
    etichette,
    nome,
    elimina: scuolaRoutes.removeSettore,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Tipi settore"
      descrizione="I gruppi in cui si divide il personale della scuola"
      etichetta={({ codice }) => codice}
      crea="Nuovo settore"
      vuoto={{ titolo: 'Nessun settore', testo: 'I settori servono a raggruppare il personale nei servizi.' }}
      finestra={(record, chiudi) => <SettoreModale settore={record} onChiudi={chiudi} onSalvato={elenco.salvata} />}
    />
  );
};

interface ModaleProps {
  readonly settore: Settore | undefined;
  readonly onChiudi: () => void;
  readonly onSalvato: (settore: Settore) => void;
}

const SettoreModale = ({ settore, onChiudi, onSalvato }: ModaleProps) => {
  const salva = useSalva(scuolaRoutes.createSettore, scuolaRoutes.updateSettore, settore);
  const modulo = useModulo({
    schema: SettoreInput,
    valori: settore ?? {},
    versione: settore?.versione,
    salva,
    onSalvato: (salvato) => {
      onSalvato(salvato);
      onChiudi();
    },
  });
  return (
    <ModaleModulo modulo={modulo} titolo={settore ? `Settore ${settore.codice}` : 'Nuovo settore'} onChiudi={onChiudi}>
      <CampoTesto
        modulo={modulo}
        nome="codice"
        parola="Codice scelto dalla scuola"
        etichetta={etichette.codice}
        aiuto="Fino a 10 caratteri, diverso da quello degli altri settori"
        maiuscole
      />
      <CampoTesto modulo={modulo} nome="descrizione" etichetta={etichette.descrizione} />
    </ModaleModulo>
  );
};
