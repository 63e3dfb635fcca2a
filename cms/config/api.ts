export default {
  responses: { privateAttributes: ['createdBy', 'updatedBy'] },
  documents: { strictParams: true, strictRelations: true },
};
