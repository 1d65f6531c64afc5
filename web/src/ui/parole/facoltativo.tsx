import Box from '@cloudscape-design/components/box';

/** The word beside the label of a field that may be left empty. */
export const Facoltativo = () => (
  <Box variant="span" color="text-body-secondary" fontWeight="normal">
    <i>- facoltativo</i>
  </Box>
);
