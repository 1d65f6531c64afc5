import ColumnLayout from '@cloudscape-design/components/column-layout';
import {
  calendariRoutes,
  descrizioneTipoFestivita,
  FestivitaInput,
  tipiFestivita,
  type Festivita,
} from '#shared/contracts/scuola/calendari.ts';
import type { RigaScuola } from '#shared/contracts/scuola/scuola.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { annoScolasticoDi, TUTTI_GLI_ANNI } from '#shared/domain/tempo/anno-scolastico.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoScelta, CampoSceltaMultipla } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { CampoAnnoScolastico } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { useSession } from '#ui/session.ts';

export const etichetteFestivita = {
  numAnno: 'Anno scolastico',
  descrizione: 'Descrizione',
  tipo: 'Tipo',
  datInizio: 'Dal',
  datFine: 'Al',
  sedi: 'Sedi',
};

interface Props {
  readonly festivita: Festivita | undefined;
  readonly anno: number;
  readonly sedi: readonly RigaScuola[];
  readonly onChiudi: () => void;
  readonly onSalvata: (festivita: Festivita) => void;
}

/** A holiday or closure, new or to be changed. */
export const FestivitaModale = ({ festivita, anno, sedi, onChiudi, onSalvata }: Props) => {
  const { sessione } = useSession();
  const salva = useSalva(calendariRoutes.createFestivita, calendariRoutes.updateFestivita, festivita);
  const modulo = useModulo({
    schema: FestivitaInput,
    valori: festivita ?? {
      numAnno: anno === TUTTI_GLI_ANNI.numAnno ? annoScolasticoDi(sessione.oggi).numAnno : anno,
      tipo: 'CHIUSURA',
    },
    versione: festivita?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo modulo={modulo} titolo={festivita ? festivita.descrizione : 'Nuova festività'} onChiudi={onChiudi}>
      <CampoTesto modulo={modulo} nome="descrizione" etichetta={etichetteFestivita.descrizione} />
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="tipo"
          parola="Tipo di festività"
          etichetta={etichetteFestivita.tipo}
          voci={opzioni(tipiFestivita, descrizioneTipoFestivita)}
        />
        <CampoAnnoScolastico modulo={modulo} nome="numAnno" etichetta={etichetteFestivita.numAnno} />
        <CampoData modulo={modulo} nome="datInizio" etichetta={etichetteFestivita.datInizio} />
        <CampoData
          modulo={modulo}
          nome="datFine"
          etichetta={etichetteFestivita.datFine}
          aiuto="Per un giorno solo, lo stesso giorno"
        />
      </ColumnLayout>
      <CampoSceltaMultipla
        modulo={modulo}
        nome="sedi"
        parola="Sedi della festività"
        etichetta={etichetteFestivita.sedi}
        aiuto="Senza scelta riguarda tutte le sedi"
        voci={sedi.map(({ uid, desScuola }) => ({ codice: uid, descrizione: desScuola }))}
      />
    </ModaleModulo>
  );
};
