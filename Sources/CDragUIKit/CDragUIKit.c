#include "CDragUIKit.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

/* Of the runtime: the function in the table of a class for the method of a descriptor. */
extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *descriptor);

/* Of DragUIKit: the descriptors of three classes, and of the initializers that they declare. */
extern const char view_descriptor[] __asm__("$s9DragUIKit6UIViewCMn");
extern const char view_init[] __asm__("$s9DragUIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
extern const char cell_descriptor[] __asm__("$s9DragUIKit15UITableViewCellCMn");
extern const char cell_init[] __asm__(
    "$s9DragUIKit15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq");

extern const char header_descriptor[] __asm__("$s9DragUIKit023UITableViewHeaderFooterD0CMn");
extern const char header_init[] __asm__(
    "$s9DragUIKit023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq");

/* Of Foundation: the initializer that a layer's class overrides. */
extern const char object_descriptor[] __asm__("$s10Foundation8NSObjectCMn");
extern const char object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");

typedef SWIFT_CALL void *make_object(SWIFT_SELF const void *);
typedef SWIFT_CALL void *make_view(double, double, double, double, SWIFT_SELF const void *);
typedef SWIFT_CALL void *make_cell(uint8_t, uint64_t, void *, SWIFT_SELF const void *);
typedef SWIFT_CALL void *make_header(uint64_t, void *, SWIFT_SELF const void *);

void *drag_uikit_make_view(const void *view_class, double x, double y, double width, double height) {
  make_view *make = (make_view *)swift_lookUpClassMethod(view_class, view_init, view_descriptor);
  return make(x, y, width, height, view_class);
}

void *drag_uikit_make_cell(const void *cell_class, uint8_t style, uint64_t identifier_count,
                           void *identifier_object) {
  make_cell *make = (make_cell *)swift_lookUpClassMethod(cell_class, cell_init, cell_descriptor);
  return make(style, identifier_count, identifier_object, cell_class);
}

void *drag_uikit_make_header(const void *header_class, uint64_t identifier_count, void *identifier_object) {
  make_header *make = (make_header *)swift_lookUpClassMethod(header_class, header_init, header_descriptor);
  return make(identifier_count, identifier_object, header_class);
}

void *drag_uikit_make_layer(const void *layer_class) {
  make_object *make = (make_object *)swift_lookUpClassMethod(layer_class, object_init, object_descriptor);
  return make(layer_class);
}
