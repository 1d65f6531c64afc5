import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useRoute } from '#api/query.ts';
import { CodiceInpsNuovo, posizioniRoutes, type CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import { tabelleRoutes } from '#shared/contracts/tabelle/tabelle.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import {
  contrattiDipendente,
  descrizioneContratto,
  descrizioneRuoloDipendente,
  ruoliDipendente,
} from '#shared/domain/persona/percettore.ts';
import { CampoScelta, CampoSceltaMultipla, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';

export const etichetteCodiceInps = {
  descrizione: 'Descrizione',
  qualifica1: 'Qualifica 1 (assicurativa)',
  qualifica2: 'Qualifica 2 (orario)',
  qualifica3: 'Qualifica 3 (durata)',
  tipoContribuzione: 'Tipo contribuzione',
  codContratto: 'Codice contratto',
  tipoLavoratore: 'Tipo lavoratore',
  qualificaCu: 'Qualifica per la CU',
  tipoRapportoCu: 'Tipo rapporto per la CU',
  flgTempoPieno: 'Tempo pieno',
  flgAttiva: 'In uso',
  contratti: 'Predefinita per i contratti',
  ruoli: 'Predefinita per i ruoli',
};

interface Props {
  readonly codice: CodiceInps | undefined;
  readonly onChiudi: () => void;
  readonly onSalvato: (codice: CodiceInps) => void;
}

/** An INPS classification, new or to be changed. Full time goes with qualifica 2 F. */
export const CodiceInpsModale = ({ codice, onChiudi, onSalvato }: Props) => {
  const { data: liste } = useRoute(tabelleRoutes.listListePosizioni, { body: {} }, { staleTime: Infinity });
  const salva = useSalva(posizioniRoutes.createCodiceInps, posizioniRoutes.updateCodiceInps, codice);
  const modulo = useModulo({
    schema: CodiceInpsNuovo,
    valori: codice ?? { flgAttiva: true, flgTempoPieno: true, qualifica2: 'F' },
    versione: codice?.versione,
    salva,
    onSalvato: (salvato) => {
      onSalvato(salvato);
      onChiudi();
    },
  });
  const conCodice = (voci: readonly { codice: string; descrizione: string }[] = []) =>
    voci.map(({ codice: valore, descrizione }) => ({ codice: valore, descrizione: `${valore} – ${descrizione}` }));
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={codice ? `Classificazione ${codice.descrizione}` : 'Nuova classificazione INPS'}
      size="large"
      onChiudi={onChiudi}
    >
      <CampoTesto modulo={modulo} nome="descrizione" etichetta={etichetteCodiceInps.descrizione} />
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="qualifica1"
          etichetta={etichetteCodiceInps.qualifica1}
          voci={conCodice(liste?.qualifica1List)}
        />
        <CampoScelta
          modulo={modulo}
          nome="qualifica2"
          etichetta={etichetteCodiceInps.qualifica2}
          voci={conCodice(liste?.qualifica2List)}
          onScelta={(scelta) => modulo.form.setValue('flgTempoPieno', scelta === 'F', { shouldDirty: true })}
        />
        <CampoScelta
          modulo={modulo}
          nome="qualifica3"
          etichetta={etichetteCodiceInps.qualifica3}
          voci={conCodice(liste?.qualifica3List)}
        />
        <CampoScelta
          modulo={modulo}
          nome="tipoContribuzione"
          etichetta={etichetteCodiceInps.tipoContribuzione}
          voci={conCodice(liste?.tipoContribuzioneList)}
        />
        <CampoScelta
          modulo={modulo}
          nome="codContratto"
          etichetta={etichetteCodiceInps.codContratto}
          voci={conCodice(liste?.contrattoList)}
        />
        <CampoTesto
          modulo={modulo}
          nome="tipoLavoratore"
          etichetta={etichetteCodiceInps.tipoLavoratore}
          aiuto="Codice della denuncia mensile, per esempio 00"
          maiuscole
        />
        <CampoTesto modulo={modulo} nome="qualificaCu" etichetta={etichetteCodiceInps.qualificaCu} maiuscole />
        <CampoTesto modulo={modulo} nome="tipoRapportoCu" etichetta={etichetteCodiceInps.tipoRapportoCu} maiuscole />
      </ColumnLayout>
      <CampoSiNo
        modulo={modulo}
        nome="flgTempoPieno"
        etichetta={etichetteCodiceInps.flgTempoPieno}
        aiuto="Segue la qualifica 2: F è tempo pieno, P, V e M tempo parziale"
      />
      <ColumnLayout columns={2}>
        <CampoSceltaMultipla
          modulo={modulo}
          nome="contratti"
          etichetta={etichetteCodiceInps.contratti}
          aiuto="Con il suo orario; un servizio può averne una sua"
          voci={opzioni(contrattiDipendente, descrizioneContratto)}
        />
        <CampoSceltaMultipla
          modulo={modulo}
          nome="ruoli"
          etichetta={etichetteCodiceInps.ruoli}
          voci={opzioni(ruoliDipendente, descrizioneRuoloDipendente)}
        />
      </ColumnLayout>
      <CampoSiNo modulo={modulo} nome="flgAttiva" etichetta={etichetteCodiceInps.flgAttiva} />
    </ModaleModulo>
  );
};
