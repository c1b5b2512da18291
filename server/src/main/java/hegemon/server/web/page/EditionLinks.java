package hegemon.server.web.page;

import org.springframework.context.annotation.Lazy;
import org.springframework.stereotype.Component;
import org.thymeleaf.context.IExpressionContext;
import org.thymeleaf.linkbuilder.StandardLinkBuilder;
import org.thymeleaf.spring6.SpringTemplateEngine;

/** Lets every page link to the scripts, styles and pictures of this edition. */
@Component
@Lazy(false)
class EditionLinks extends StandardLinkBuilder {
    private final Edition edition;

    EditionLinks(Edition edition, SpringTemplateEngine pages) {
        this.edition = edition;
        pages.setLinkBuilder(this);
    }

    @Override
    protected String processLink(IExpressionContext context, String link) {
        return super.processLink(context, edition.address(link));
    }
}
