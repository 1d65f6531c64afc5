import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWrite } from '#api/query.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { scadenzeRoutes, SegnoDaScrivere, type Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoNota } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

const scelte = [
  { codice: 'FATTA', descrizione: 'È fatta, fuori dal programma' },
  { codice: 'MESSA_DA_PARTE', descrizione: 'Non è dovuta: metterla da parte' },
] as const;
const riapri = { codice: 'APERTA', descrizione: 'È ancora da fare: togliere quello che è stato detto' } as const;

interface Props {
  readonly scadenza: Scadenza;
  readonly onChiudi: () => void;
}

/** The word of the office on a deadline: done elsewhere, set aside with a reason, or still to do. */
export const SegnoModale = ({ scadenza, onChiudi }: Props) => {
  const { adempimento, anno, mese, versione, segno } = scadenza;
  const segna = useWrite(scadenzeRoutes.segnaScadenza, [casaRoutes.getCruscotto, chiusuraAnnoRoutes.getChiusuraAnno]);
  const modulo = useModulo({
    schema: SegnoDaScrivere,
    valori: { adempimento, anno, mese, versione, come: segno === undefined ? 'FATTA' : 'APERTA', perche: '' },
    salva: (body) => segna.mutateAsync({ body }),
    messaggio: 'Scadenza segnata',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo={scadenza.descrizione} onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <CampoScelta
          modulo={modulo}
          nome="come"
          parola="Che cosa si dice di una scadenza"
          etichetta="Che cosa si dice"
          voci={segno === undefined ? scelte : [riapri, ...scelte]}
        />
        <CampoNota
          modulo={modulo}
          nome="perche"
          etichetta="Perché, o dove è stata fatta"
          aiuto="Resta scritto con il nome di chi lo dice e il giorno"
        />
      </SpaceBetween>
    </ModaleModulo>
  );
};
