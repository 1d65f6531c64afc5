import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useWatch } from 'react-hook-form';
import { useWrite } from '#api/query.ts';
import { ListaNoipaInput, type ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import {
  descrizioneTassazioneNoipa,
  descrizioneTipoListaNoipa,
  tassazioniNoipa,
  tipiListaNoipa,
} from '#shared/domain/noipa/lista.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAnno, CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota, CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { useSession } from '#ui/session.ts';
import { CodiceInComune } from './codice-in-comune.tsx';

export const etichetteLista = {
  tipo: 'Che cosa paga',
  codice: 'Codice sul portale',
  anno: 'Anno di bilancio',
  mese: 'Mese',
  descrizione: 'Descrizione',
  datInizio: 'Attività dal',
  datFine: 'Attività al',
  tassazione: 'Tassazione',
  note: 'Note dell’ufficio',
};
const etichette = etichetteLista;

/** The head of a list, in whatever state it is said to be. */
type Testata = Omit<ListaNoipa, 'STATUS'>;

interface Props {
  readonly lista: Testata | undefined;
  /** The list whose payments a new one begins with. */
  readonly copia?: Testata | undefined;
  readonly onChiudi: () => void;
  readonly onSalvata: (lista: ListaNoipa) => void;
}

/** The head of a list: new, new with the payments of another, or to be changed. */
export const ListaModale = ({ lista, copia, onChiudi, onSalvata }: Props) => {
  const modulo = useModuloLista({ lista, copia, onChiudi, onSalvata });
  return (
    <ModaleModulo modulo={modulo} titolo={titoloDi(lista, copia)} size="large" onChiudi={onChiudi}>
      <CampoTesto modulo={modulo} nome="descrizione" etichetta={etichette.descrizione} />
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="tipo"
          etichetta={etichette.tipo}
          voci={opzioni(tipiListaNoipa, descrizioneTipoListaNoipa)}
        />
        <CampoScelta
          modulo={modulo}
          nome="tassazione"
          etichetta={etichette.tassazione}
          voci={opzioni(tassazioniNoipa, descrizioneTassazioneNoipa)}
        />
        <CampoMese modulo={modulo} nome="mese" parola="Mese della lista" etichetta={etichette.mese} />
        <CampoAnno modulo={modulo} nome="anno" etichetta={etichette.anno} dal={2013} al={2030} />
        <CampoData
          modulo={modulo}
          nome="datInizio"
          etichetta={etichette.datInizio}
          aiuto="Competenza dei compensi, se uno non ne ha una sua"
        />
        <CampoData
          modulo={modulo}
          nome="datFine"
          etichetta={etichette.datFine}
          aiuto="Le tariffe sono quelle di questo giorno"
        />
      </ColumnLayout>
      <CampoTesto
        modulo={modulo}
        nome="codice"
        etichetta={etichette.codice}
        aiuto="Se il portale gliene ha dato uno"
        maiuscole
      />
      <CodiceScritto modulo={modulo} uid={lista?.uid} />
      <CampoNota modulo={modulo} nome="note" etichetta={etichette.note} />
    </ModaleModulo>
  );
};

interface CodiceProps {
  readonly modulo: ReturnType<typeof useModuloLista>;
  readonly uid: string | undefined;
}

/** The other lists with the code, while it is written. */
const CodiceScritto = ({ modulo, uid }: CodiceProps) => {
  const [anno, codice] = useWatch({ control: modulo.form.control, name: ['anno', 'codice'] });
  return <CodiceInComune lista={{ uid, anno, codice }} />;
};

const titoloDi = (lista: Testata | undefined, copia: Testata | undefined): string => {
  if (lista !== undefined) return `Lista ${lista.descrizione}`;
  return copia === undefined ? 'Nuova lista' : `Nuova lista, come "${copia.descrizione}"`;
};

const useModuloLista = ({ lista, copia, onChiudi, onSalvata }: Props) => {
  const { sessione } = useSession();
  const vecchie = [listeRoutes.listListeNoipa];
  const salva = useSalva(listeRoutes.createListaNoipa, listeRoutes.updateListaNoipa, lista, vecchie);
  const duplica = useWrite(listeRoutes.duplicateListaNoipa, vecchie);
  const { numAnno } = annoScolasticoDi(sessione.oggi);
  return useModulo({
    schema: ListaNoipaInput,
    valori: lista ?? {
      ...meseDi(sessione.oggi),
      tipo: copia?.tipo ?? 'MOF',
      tassazione: copia?.tassazione ?? 'CORRENTE',
      descrizione: copia?.descrizione ?? '',
      codice: '',
      note: '',
      datInizio: `${numAnno}-09-01`,
      datFine: sessione.oggi,
    },
    versione: lista?.versione,
    salva: (valori, versione) =>
      copia === undefined ? salva(valori, versione) : duplica.mutateAsync({ body: { uid: copia.uid, lista: valori } }),
    onSalvato: (salvata) => {
      onChiudi();
      onSalvata(salvata);
    },
  });
};
